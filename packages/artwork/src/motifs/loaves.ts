import type { Canvas } from '../engine/canvas.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Round loaves of bread. */
export function loaves(
  canvas: Canvas,
  { at: [x, y], size, count = 4 }: { at: Point; size: number; count?: number },
): string {
  const crust = canvas.tones(inks.ochre)
  return group(
    Array.from({ length: count }, (_, index) => {
      const centre: Point = [x + (index - (count - 1) / 2) * size * 0.72, y - (index % 2) * size * 0.1]
      return (
        fill(ellipse(centre, size * 0.44, size * 0.26), crust.shade) +
        fill(
          ellipse(
            [centre[0] + canvas.side(x) * size * 0.05, centre[1] - size * 0.05],
            size * 0.37,
            size * 0.19,
          ),
          crust.base,
        ) +
        line(
          `M${centre[0] - size * 0.16} ${centre[1] - size * 0.1}q${size * 0.16} ${-size * 0.06} ${size * 0.32} 0`,
          crust.light,
          { width: size * 0.05 },
        )
      )
    }),
  )
}
