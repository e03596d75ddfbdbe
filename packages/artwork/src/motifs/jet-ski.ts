import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf, polygon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Posture } from './figure-postures.ts'
import { guest } from './life-jacket.ts'
import { wake } from './wake.ts'

export interface JetSkiOptions extends Placement {
  hull?: Colour
  jacket?: Colour
  riders?: 0 | 1 | 2
  /** The nose lifted, in degrees. */
  lift?: number
  /** Water thrown behind it. */
  spray?: number
}

const astride: Posture = { lean: 26, arms: [52, 72, 46, 66], legs: [66, -18, 56, -28], seat: 0.3 }
const behind: Posture = { lean: 18, arms: [46, 66, 40, 60], legs: [64, -16, 56, -24], seat: 0.3 }

/** A jet ski; `size` is its length, `at` the water under its middle. */
export function jetSki(canvas: Canvas, options: JetSkiOptions): string {
  const {
    at,
    size,
    depth = 0,
    hull = inks.coral,
    jacket = inks.marigold,
    riders = 1,
    lift = 6,
    spray = 1,
  } = options
  const paint = canvas.tones(hull, depth)
  const white = canvas.tones(inks.shell, depth)
  const dark = canvas.tones(inks.ink, depth)
  const random = canvas.random(`jet-ski/${at.join()}`)
  const foam = canvas.palette.foam
  const plume = Array.from({ length: 26 }, () => {
    const t = random.next()
    const reach = random.between(2, 7) * (1 - t * 0.5)
    return ellipse(
      [-46 - t * 74 * spray, 2 - Math.sin(t * Math.PI) * 34 * spray * random.between(0.2, 1)],
      reach,
      reach * 0.8,
    )
  })
  const craft = group(
    [
      riders > 1
        ? guest(canvas, {
            at: [-20, -9],
            size: 62,
            posture: behind,
            jacket: inks.azulejo,
            depth,
            outfit: { hair: 'long' },
          })
        : '',
      riders > 0 ? guest(canvas, { at: [-3, -9], size: 64, posture: astride, jacket, depth }) : '',
      line('M26 -26L14 -38M10 -38H20', dark.base, { width: 2.6 }),
      fill(
        shapeOfEdges(points(-46, -16, -40, -26, -14, -26, 6, -20), points(6, -20, 6, -8, -46, -8)),
        dark.base,
      ),
      fill(
        shapeOfEdges(
          points(-52, -13, -10, -14, 8, -18, 20, -30, 34, -26, 58, -12),
          points(58, -12, 48, 0, 36, 5),
          points(36, 5, -46, 5),
          points(-46, 5, -52, -13),
        ),
        paint.base,
      ),
      fill(
        shapeOfEdges(points(8, -18, 20, -30, 34, -26, 58, -12), points(58, -12, 30, -12, 8, -18)),
        white.light,
      ),
      fill(polygon(points(-51, -8, 54, -8, 46, 0, 36, 5, -46, 5)), dark.shade),
      fill(leaf([-48, -7], [52, -9], 2.4, 0.4), white.base),
    ],
    { rotate: -lift },
  )
  return group(
    [
      fill(plume.join(''), foam, 0.92),
      craft,
      wake(canvas, { from: -58, to: 44, y: 7, size: 8, seed: at.join() }),
      fill(leaf([-150 * spray, 9], [-30, 6], 7, 5), foam, 0.9),
    ],
    { at, scale: [(size / 110) * mirrored(options), size / 110] },
  )
}
