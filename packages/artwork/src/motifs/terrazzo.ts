import type { Canvas } from '../engine/canvas.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group } from '../engine/svg.ts'

/** Chips of stone in the terrazzo between two levels of the page. */
export function terrazzo(
  canvas: Canvas,
  view: View,
  {
    left,
    right,
    near,
    far,
    count = 260,
    up = 0,
  }: { left: number; right: number; near: number; far: number; count?: number; up?: number },
): string {
  const random = canvas.random('terrazzo')
  const chips = [inks.teal, inks.coral, inks.marigold, inks.ink].map((ink) => canvas.tones(ink).base)
  return group(
    Array.from({ length: count }, (_, index) => {
      const [x, z, reach] = [
        random.between(left, right),
        near + (far - near) * random.next() ** 1.6,
        random.between(0.015, 0.05),
      ]
      const corner = (turn: number) =>
        view.project([x + Math.cos(turn) * reach * random.between(0.6, 1), up, z + Math.sin(turn) * reach])
      return fill(
        polygon([corner(0.3), corner(2), corner(3.6), corner(5)]),
        chips[index % 4] ?? inks.ink,
        0.6,
      )
    }),
  )
}
