import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { onArc, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A string of pennants between two points. */
export function bunting(
  canvas: Canvas,
  {
    from,
    to,
    sag,
    size,
    count = 14,
    colours = [inks.coral, inks.marigold, inks.shell, inks.teal],
  }: { from: Point; to: Point; sag: number; size: number; count?: number; colours?: readonly Colour[] },
): string {
  const pull: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  const flags = steps(count)
    .slice(0, -1)
    .map((t, index) => {
      const [a, b] = [onArc(from, pull, to, t + 0.2 / count), onArc(from, pull, to, t + 0.86 / count)]
      const tones = canvas.tones(colours[index % colours.length] ?? inks.coral)
      const tip: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + size]
      return (
        fill(polygon([a, b, tip]), tones.base) +
        fill(polygon([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], tip]), tones.shade)
      )
    })
  return group([
    line(`M${from.join(' ')}Q${pull.join(' ')} ${to.join(' ')}`, canvas.palette.ink, { width: size * 0.06 }),
    ...flags,
  ])
}
