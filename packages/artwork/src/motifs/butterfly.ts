import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface ButterflyOptions {
  at: Point
  /** Its span with open wings. */
  size: number
  colour?: Colour
  spots?: Colour
  /** 1 is spread flat, 0 is closed. */
  open?: number
  rotate?: number
}

/** A butterfly seen from above. */
export function butterfly(canvas: Canvas, options: ButterflyOptions): string {
  const { at, size, colour = inks.marigold, spots = inks.shell, open = 1, rotate = 0 } = options
  const wing = canvas.tones(colour)
  const dark = canvas.tones(inks.ink)
  const spot = canvas.tones(spots)
  const half = (side: number) => {
    const turn = side < 0 ? 1 : Math.max(0.3, open)
    const paint = side < 0 ? wing.base : wing.light
    return group(
      [
        fill(closedCurve(points(2, 2, 24, 2, 40, 14, 38, 34, 24, 42, 10, 28)), dark.base),
        fill(closedCurve(points(2, -2, 12, -26, 34, -44, 50, -40, 46, -18, 28, 0)), dark.base),
        fill(closedCurve(points(4, 4, 22, 6, 33, 16, 31, 30, 22, 35, 11, 24)), wing.shade),
        fill(closedCurve(points(4, -3, 13, -24, 32, -38, 41, -35, 38, -18, 25, -3)), paint),
        line('M4 -2L30 -34M6 -1L38 -20M5 5L26 30', dark.base, { width: 1.6 }),
        fill(
          ellipse([44, -35], 2.2) + ellipse([45, -27], 1.9) + ellipse([36, 26], 2) + ellipse([30, 35], 1.8),
          spot.light,
        ),
      ],
      { scale: [side * turn, 1] },
    )
  }
  return group(
    [
      half(-1),
      half(1),
      fill(leaf([0, -22], [0, 26], 3.6), dark.deep),
      line('M-1 -20Q-6 -34 -12 -38M1 -20Q6 -34 12 -38', dark.deep, { width: 1.3 }),
    ],
    { at, scale: size / 100, rotate },
  )
}
