import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group } from '../engine/svg.ts'

/** A striped awning seen from below and before: from its back edge to its fringe. */
export function awning(
  canvas: Canvas,
  view: View,
  {
    left,
    right,
    back,
    front,
    high,
    low,
    colours = [inks.coral, inks.shell],
  }: {
    left: number
    right: number
    back: number
    front: number
    high: number
    low: number
    colours?: readonly [Colour, Colour]
  },
): string {
  const count = Math.round((right - left) / 0.42)
  return group(
    Array.from({ length: count }, (_, index) => {
      const [a, b] = [left + ((right - left) * index) / count, left + ((right - left) * (index + 1)) / count]
      const tones = canvas.tones(colours[index % 2] ?? inks.coral)
      const p = (x: number, up: number, z: number) => view.project([x, up, z])
      const [m, n] = [p(a, low, front), p(b, low, front)]
      const drop = Math.abs(n[0] - m[0]) * 0.42
      return (
        fill(polygon([p(a, high, back), p(b, high, back), n, m]), tones.base) +
        fill(
          `M${m.join(' ')}L${n.join(' ')}v${drop}q${(m[0] - n[0]) / 2} ${drop * 0.9} ${m[0] - n[0]} 0Z`,
          tones.light,
        )
      )
    }),
  )
}
