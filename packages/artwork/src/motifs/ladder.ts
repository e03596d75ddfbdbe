import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { View } from '../engine/perspective.ts'
import { group, line } from '../engine/svg.ts'

/** A ladder that leans; both ends are places in the view. */
export function ladder(
  canvas: Canvas,
  {
    view,
    from,
    to,
    width = 0.5,
    rungs = 9,
    wood = inks.teak,
  }: {
    view: View
    from: readonly [number, number, number]
    to: readonly [number, number, number]
    width?: number
    rungs?: number
    wood?: Colour
  },
): string {
  const tones = canvas.tones(wood)
  const along = (t: number, side: number) =>
    view.project([
      mixNumbers(from[0], to[0], t) + (side * width) / 2,
      mixNumbers(from[1], to[1], t),
      mixNumbers(from[2], to[2], t),
    ])
  const thick = Math.abs(along(0, 0)[1] - view.project([from[0], from[1] + 1, from[2]])[1]) * 0.055
  return group([
    ...steps(rungs + 2)
      .slice(1, -1)
      .map((t) =>
        line(`M${along(t, -1).join(' ')}L${along(t, 1).join(' ')}`, tones.base, { width: thick * 0.8 }),
      ),
    ...[-1, 1].map((side) =>
      line(
        `M${along(0, side).join(' ')}L${along(1, side).join(' ')}`,
        side * canvas.side(along(0, 0)[0]) > 0 ? tones.base : tones.shade,
        { width: thick, cap: 'butt' },
      ),
    ),
  ])
}
