import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A roadster with a basket; `size` is its length. */
export function bicycle(canvas: Canvas, options: Placement & { colour?: Colour }): string {
  const { at, size, depth = 0, colour = inks.teal } = options
  const frame = canvas.tones(colour, depth)
  const dark = canvas.air(canvas.palette.ink, depth)
  const wicker = canvas.tones(inks.straw, depth)
  const wheel = (x: number) =>
    line(ellipse([x, -18], 17.4), dark, { width: 1.7 }) +
    line(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${x} -18l${(17 * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(17 * Math.sin((i * Math.PI) / 3)).toFixed(1)}`,
      ).join(''),
      dark,
      { width: 0.4, opacity: 0.7 },
    )
  return group(
    [
      wheel(-30),
      wheel(30),
      line('M-30 -18L-14 -40L-4 -18ZM-14 -40L20 -42L-4 -18M-4 -18L-16 -46M30 -18L20 -48', frame.base, {
        width: 2.4,
      }),
      line('M20 -48Q16 -55 8 -52', dark, { width: 2 }),
      fill('M-23 -47h14l-2 3.4h-9Z', dark),
      fill('M20 -50h17l-3 12h-12Z', wicker.base),
      line('M-4 -18l5 5', dark, { width: 1.6 }),
    ],
    { at, scale: [(size / 96) * mirrored(options), size / 96] },
  )
}

/** A parked scooter of the old kind; `size` is its length. */
export function scooter(canvas: Canvas, options: Placement & { colour?: Colour }): string {
  const { at, size, depth = 0, colour = inks.lagoon } = options
  const body = canvas.tones(colour, depth)
  const dark = canvas.air(canvas.palette.ink, depth)
  const chrome = canvas.tones(inks.shell, depth)
  const wheel = (x: number) => fill(ellipse([x, -10], 10), dark) + fill(ellipse([x, -10], 4.6), chrome.base)
  return group(
    [
      wheel(-30),
      wheel(34),
      fill('M-50 -20C-50 -38 -34 -42 -20 -40L-8 -38L-6 -14L-18 -12C-20 -24 -40 -24 -44 -12Z', body.base),
      fill('M-8 -14H14L26 -50L31 -49L22 -10C16 -6 0 -8 -8 -10Z', body.shade),
      fill('M22 -22C24 -30 40 -30 46 -16L40 -14C36 -20 28 -20 26 -12Z', body.light),
      fill('M-46 -42C-34 -50 -14 -46 -6 -42L-8 -37L-42 -38Z', dark),
      line('M28 -50L22 -58M22 -58L12 -57', dark, { width: 2.6 }),
      fill(ellipse([30, -54], 4.4), chrome.light),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
