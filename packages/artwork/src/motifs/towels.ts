import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Towels on a rail or over an edge. */
export function towels(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    colours = [inks.shell, inks.coral],
  }: { at: Point; size: number; colours?: readonly Colour[] },
): string {
  return group([
    line(`M${x - size * 0.1} ${y}h${size * (colours.length * 0.5 + 0.1)}`, canvas.tones(inks.timber).base, {
      width: size * 0.05,
    }),
    ...colours.map((colour, index) => {
      const tones = canvas.tones(colour)
      const left = x + index * size * 0.5
      return (
        fill(`M${left} ${y}h${size * 0.4}v${size * (0.9 - index * 0.2)}h${-size * 0.4}Z`, tones.base) +
        fill(`M${left} ${y}h${size * 0.12}v${size * (0.9 - index * 0.2)}h${-size * 0.12}Z`, tones.shade) +
        fill(
          `M${left} ${y + size * (0.72 - index * 0.2)}h${size * 0.4}v${size * 0.06}h${-size * 0.4}Z`,
          tones.deep,
          0.4,
        )
      )
    }),
  ])
}
