import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, closedCurve, ellipse, polygon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'

export interface FishOptions extends Placement {
  colours?: readonly [Colour, Colour]
  rotate?: number
}

/** A striped reef fish; `size` is its length. */
export function fish(canvas: Canvas, options: FishOptions): string {
  const { at, size, depth = 0, colours = [inks.marigold, inks.ink], rotate = 0 } = options
  const [body, stripe] = [canvas.tones(colours[0], depth), canvas.tones(colours[1], depth)]
  const outline = closedCurve(points(48, 2, 30, -16, 4, -24, -20, -14, -34, -2, -20, 12, 4, 22, 30, 15))
  return group(
    [
      fill(shapeOfEdges(points(22, -16, 0, -36, -26, -26), points(-26, -26, -16, -10, 22, -16)), body.shade),
      fill(shapeOfEdges(points(14, 18, -8, 32, -22, 24), points(-22, 24, -14, 10, 14, 18)), body.shade),
      fill(polygon(points(-30, -2, -52, -18, -46, -1, -52, 16)), stripe.base),
      fill(outline, body.base),
      group(
        [
          fill(box(16, -30, 9, 60) + box(-5, -34, 10, 60) + box(-25, -30, 8, 60), stripe.base),
          fill(ellipse([4, -16], 40, 9), body.light, 0.45),
        ],
        { clip: canvas.clip(outline) },
      ),
      fill(ellipse([35, -4], 4), canvas.tones(inks.shell, depth).light),
      fill(ellipse([36, -4], 2.2), stripe.deep),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100], rotate },
  )
}

/** A shoal that swims one way within an oval about `at`. */
export function shoal(canvas: Canvas, options: FishOptions & { count?: number; reach: Point }): string {
  const { at, size, count = 12, reach, seed = 0 } = options
  const random = canvas.random(`shoal/${seed}`)
  return group(
    steps(count).map((t) => {
      const angle = t * 19.7
      const out = Math.sqrt(mixNumbers(0.05, 1, t))
      return fish(canvas, {
        ...options,
        at: [at[0] + Math.cos(angle) * reach[0] * out, at[1] + Math.sin(angle) * reach[1] * out],
        size: size * random.between(0.7, 1.1),
        rotate: random.around(0, 9),
      })
    }),
  )
}
