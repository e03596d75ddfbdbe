import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, leaf } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'
import type { Outfit } from './figure-outfit.ts'
import { type Posture, type PostureName, postures } from './figure-postures.ts'
import { guest } from './life-jacket.ts'

export interface BatherOptions extends Placement {
  posture?: PostureName
  jacket?: Colour
  hair?: NonNullable<Outfit['hair']>
  lean?: number
}

/** Someone in a life jacket, chest deep; `size` is the height they would stand, `at` the water around them. */
export function bather(canvas: Canvas, options: BatherOptions): string {
  const { at, size, posture = 'facing', jacket = inks.coral, hair = 'short', lean = 0, depth = 0 } = options
  const [x, y] = at
  const afloat: Posture = { ...postures[posture], seat: 0.02, lean }
  return group([
    fill(ellipse([x, y - size * 0.04], size * 0.36, size * 0.08), canvas.palette.sea[2], 0.5),
    group([guest(canvas, { at, size, posture: afloat, jacket, depth, outfit: { hair } })], {
      clip: canvas.clip(box(x - size, y - size, size * 2, size * 0.96)),
    }),
    fill(
      leaf([x - size * 0.38, y - size * 0.03], [x + size * 0.38, y - size * 0.03], size * 0.03, size * 0.05),
      canvas.palette.foam,
      0.9,
    ),
    fill(
      leaf([x - size * 0.55, y + size * 0.05], [x + size * 0.5, y + size * 0.05], size * 0.01, size * 0.02),
      canvas.palette.foam,
      0.7,
    ),
  ])
}
