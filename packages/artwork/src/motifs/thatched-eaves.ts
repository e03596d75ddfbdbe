import type { Canvas } from '../engine/canvas.ts'
import { between, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, polygon } from '../engine/path.ts'
import { fill, line } from '../engine/svg.ts'

/** The eaves of a thatched roof along the top of the page, seen from under it. */
export function thatch(canvas: Canvas, [from, to]: readonly [Point, Point], deep: number): string[] {
  const straw = canvas.tones(inks.straw)
  const random = canvas.random('thatch')
  const fringe = steps(150).map((t) => {
    const [x, y] = between(from, to, t)
    return leaf([x, y + deep * 0.3], [x + random.around(0, 6), y + deep * random.between(0.5, 0.72)], 9)
  })
  return [
    fill(
      polygon([
        [from[0], -40],
        [to[0], -40],
        [to[0], to[1] + deep * 0.4],
        [from[0], from[1] + deep * 0.4],
      ]),
      straw.shade,
    ),
    line(
      steps(9)
        .map(
          (t) =>
            `M${from[0] + t * (to[0] - from[0])} -40L${from[0] + (t * 1.1 - 0.05) * (to[0] - from[0])} ${from[1] + deep * 0.4}`,
        )
        .join(''),
      canvas.tones(inks.timber).base,
      { width: 16 },
    ),
    fill(fringe.join(''), straw.base),
    line(
      `M${from[0]} ${from[1] + deep * 0.36}L${to[0]} ${to[1] + deep * 0.36}`,
      canvas.tones(inks.timber).shade,
      { width: 12 },
    ),
  ]
}
