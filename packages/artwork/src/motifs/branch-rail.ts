import type { Canvas } from '../engine/canvas.ts'
import { steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { View } from '../engine/perspective.ts'
import { line } from '../engine/svg.ts'

/** A rail of branches across a deck. */
export const woodenRail = (
  canvas: Canvas,
  view: View,
  left: number,
  right: number,
  away: number,
): string[] => {
  const wood = canvas.tones(inks.timber)
  const p = (x: number, up: number) =>
    view
      .project([x, up, away])
      .map((v) => v.toFixed(1))
      .join(' ')
  const count = Math.round((right - left) / 1.2)
  const metre = view.metre(away)
  return [
    line(
      steps(count * 6)
        .map((t) => `M${p(left + t * (right - left), 0.06)}L${p(left + t * (right - left), 0.9)}`)
        .join(''),
      wood.shade,
      { width: metre * 0.028 },
    ),
    line(
      steps(count + 1)
        .map((t) => `M${p(left + t * (right - left), 0)}L${p(left + t * (right - left), 1)}`)
        .join(''),
      wood.base,
      { width: metre * 0.09 },
    ),
    line(`M${p(left, 0.95)}L${p(right, 0.95)}`, canvas.tones(inks.teak).light, { width: metre * 0.1 }),
  ]
}
