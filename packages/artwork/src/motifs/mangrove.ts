import type { Canvas } from '../engine/canvas.ts'
import { type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, ellipse, leaf, ribbon } from '../engine/path.ts'
import { mirrored, type Placement, seedKey } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'

/** A mangrove on its stilt roots; `size` is its height, `at` the water under its trunk. */
export function mangrove(canvas: Canvas, options: Placement & { roots?: number; crown?: boolean }): string {
  const { at, size, depth = 0, roots = 9, crown = true } = options
  const random = canvas.random(seedKey('mangrove', options))
  const bark = canvas.tones(inks.timber, depth)
  const green = canvas.tones(inks.leaf, depth)
  const prop = (t: number, index: number) => {
    const reach = (t - 0.5) * 116 * random.between(0.8, 1.15)
    const start: Point = [reach * 0.06, -38 - random.between(0, 16)]
    const knee: Point = [reach * 0.62, start[1] + 3 + random.between(0, 10)]
    const d = ribbon([start, knee, [reach * 0.92, -10], [reach, 4]], (u) => 4.4 - 1.8 * u, 10)
    return fill(d, index % 3 === 0 ? bark.deep : index % 2 === 0 ? bark.shade : bark.base)
  }
  const trunk = ribbon(points(0, -34, 4, -52, -2, -72, 6, -92), (t) => 8 - 4 * t)
  const heads = steps(13).map((t): { centre: Point; reach: number } => ({
    centre: [(t - 0.5) * 110 + random.around(0, 8), -84 - 22 * Math.sin(Math.PI * t) + random.around(0, 9)],
    reach: 11 + 9 * Math.sin(Math.PI * t),
  }))
  const lit = canvas.side(at[0]) * mirrored(options)
  const leaves = crown
    ? [
        fill(heads.map(({ centre, reach }) => blob(random, centre, reach * 1.4, reach)).join(''), green.deep),
        fill(
          heads
            .map(({ centre: [x, y], reach }) =>
              blob(random, [x + lit * 2, y - 5], reach * 1.15, reach * 0.75),
            )
            .join(''),
          green.shade,
        ),
        fill(
          heads
            .slice(2, -2)
            .map(({ centre: [x, y], reach }) =>
              blob(random, [x + lit * 6, y - 11], reach * 0.75, reach * 0.42),
            )
            .join(''),
          green.base,
        ),
        fill(
          steps(26)
            .map(() => {
              const x = random.around(0, 62)
              const y = random.between(-118, -72)
              return leaf([x, y], [x + random.around(0, 9), y + random.around(0, 5)], 1.8)
            })
            .join(''),
          green.light,
          0.8,
        ),
      ]
    : []
  return group(
    [
      fill(ellipse([0, 4], 62, 4), canvas.palette.sea[2], 0.5),
      ...steps(roots).map(prop),
      fill(trunk, bark.shade),
      ...leaves,
    ],
    { at, scale: [(size / 110) * mirrored(options), size / 110] },
  )
}
