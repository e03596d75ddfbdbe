import type { Canvas } from '../engine/canvas.ts'
import { polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group } from '../engine/svg.ts'

/** Rows of seedlings in red earth behind a kitchen. */
export const gardenRows = (canvas: Canvas, view: View): string[] =>
  [9, 7.6, 6.4, 5.4].map((z, row) =>
    group(
      steps(15).map((t, index) => {
        const [x, y] = view.project([-1.4 + t * 7, 0, z])
        const size = view.metre(z) * 0.34
        const green = canvas.tones(row % 2 === 0 ? inks.leaf : inks.grass)
        return group(
          [-150, -115, -90, -65, -30].map((degrees, blade) =>
            fill(
              leaf([x, y], polar([x, y], degrees, size * (0.7 + ((index + blade) % 3) * 0.16)), size * 0.14),
              blade % 2 === 0 ? green.base : green.shade,
            ),
          ),
        )
      }),
    ),
  )
