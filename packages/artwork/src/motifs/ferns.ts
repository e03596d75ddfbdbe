import type { Canvas } from '../engine/canvas.ts'
import { between, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Tufts of fern at their places, each `x, y, size`. */
export const ferns = (canvas: Canvas, tufts: readonly (readonly number[])[]): string[] =>
  tufts.map(([x = 0, y = 0, size = 100], index) => {
    const random = canvas.random(`fern/${index}`)
    const green = canvas.tones(inks.leaf)
    return group(
      steps(11).map((t, blade) => {
        const tip = polar([x, y], -166 + t * 152 + random.around(0, 6), size * random.between(0.75, 1.1))
        const middle = between([x, y], tip, 0.5)
        const aside = size * 0.07
        return (
          fill(
            leaf([x, y], [tip[0], tip[1] + size * 0.16], aside, aside),
            [green.light, green.base, green.shade][blade % 3] ?? green.base,
          ) +
          line(`M${x} ${y}L${middle[0].toFixed(1)} ${middle[1].toFixed(1)}`, green.deep, {
            width: 2,
            opacity: 0.5,
          })
        )
      }),
    )
  })
