import type { Canvas } from '../engine/canvas.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { round } from '../engine/round.ts'
import { fill, group } from '../engine/svg.ts'
import { church } from './church.ts'

/** A parish church with a dome on a drum behind its gable; `size` is the height of the front. */
export function domedChurch(canvas: Canvas, { at, size, depth = 0 }: Placement): string {
  const [x, y] = at
  const white = canvas.tones(inks.shell, depth)
  const blue = canvas.tones(inks.azulejo, depth)
  const unit = size / 97
  const half = 21 * unit
  const top = y - 96 * unit
  const dome = `M${x - half} ${top}C${x - half} ${top - half * 0.9} ${x - half * 0.5} ${top - half * 1.22} ${x} ${top - half * 1.26}C${x + half * 0.5} ${top - half * 1.22} ${x + half} ${top - half * 0.9} ${x + half} ${top}Z`
  const lit = canvas.side(x)
  return group([
    round(canvas, {
      at: [x, y - 76 * unit],
      height: 28 * unit,
      foot: half * 1.02,
      head: half,
      tones: white,
      flatten: 0.1,
    }),
    ...[-0.6, -0.2, 0.2, 0.6].map((u) =>
      fill(box(x + u * half - 2.4 * unit, y - 93 * unit, 4 * unit, 9 * unit), blue.shade),
    ),
    fill(dome, white.shade),
    group([fill(ellipse([x + lit * half * 0.5, top - half * 0.3], half * 1.04, half * 1.2), white.light)], {
      clip: canvas.clip(dome),
    }),
    fill(box(x - half * 1.08, top - 2 * unit, half * 2.16, 4 * unit), white.light),
    fill(box(x - 5 * unit, top - half * 1.26 - 10 * unit, 10 * unit, 12 * unit), white.base),
    fill(ellipse([x, top - half * 1.26 - 10 * unit], 6 * unit, 5 * unit), white.light),
    fill(
      box(x - 0.8 * unit, top - half * 1.26 - 22 * unit, 1.6 * unit, 10 * unit) +
        box(x - 4 * unit, top - half * 1.26 - 19 * unit, 8 * unit, 1.6 * unit),
      white.light,
    ),
    church(canvas, { at, size, depth }),
  ])
}
