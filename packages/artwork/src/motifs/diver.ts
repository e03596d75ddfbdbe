import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { capsule, closedCurve, ellipse, leaf, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface DiverOptions extends Placement {
  suit?: Colour
  fins?: Colour
  gear?: 'tank' | 'snorkel'
  /** What the near arm does. */
  arm?: 'reach' | 'ok' | 'back'
  rotate?: number
}

/** A diver seen from the side, level in the water; `size` is the length from the mask to the fins. */
export function diver(canvas: Canvas, options: DiverOptions): string {
  const {
    at,
    size,
    depth = 0,
    suit = inks.ink,
    fins = inks.marigold,
    gear = 'tank',
    arm = 'reach',
    rotate = 0,
  } = options
  const cloth = canvas.tones(suit, depth)
  const rubber = canvas.tones(fins, depth)
  const steel = canvas.tones(gear === 'tank' ? inks.marigold : inks.shell, depth)
  const skin = canvas.tones(inks.skin, depth)
  const dark = canvas.tones(inks.ink, depth)
  const limb = (row: Point[], radii: readonly number[]) =>
    row
      .slice(1)
      .map((joint, index) => capsule(row[index] ?? joint, radii[index] ?? 3, joint, radii[index + 1] ?? 3))
      .join('')
  const fin = (x: number, y: number, lift: number) =>
    fill(
      closedCurve([
        [x + 4, y - 2.6],
        [x - 8, y - 5 + lift * 0.4],
        [x - 32, y - 8 + lift],
        [x - 36, y + 3 + lift],
        [x - 8, y + 4 + lift * 0.4],
        [x + 4, y + 2.6],
      ]),
      rubber.base,
    ) + fill(leaf([x, y + 1], [x - 33, y + lift - 1], 1.2, 1.2), rubber.shade)
  const reach: Record<NonNullable<DiverOptions['arm']>, Point[]> = {
    reach: points(30, -1, 42, 10, 60, 8),
    ok: points(30, -1, 48, 12, 68, -8),
    back: points(30, -1, 18, 10, 4, 12),
  }
  const hand = reach[arm].at(-1) ?? [0, 0]
  const ring =
    arm === 'ok'
      ? line(ellipse([hand[0] + 2, hand[1] - 6], 4.2), skin.light, { width: 2.2 }) +
        line(
          `M${hand[0] - 1} ${hand[1] - 2}l-2 -14M${hand[0] - 2} ${hand[1] - 1}l-6 -12M${hand[0] - 2.4} ${hand[1]}l-9 -8`,
          skin.base,
          { width: 2.4 },
        )
      : ''
  return group(
    [
      fin(-62, 6, 12),
      fill(limb(points(-10, 1, -34, 7, -60, 6), [7, 5.2, 3]), cloth.deep),
      fill(limb(points(30, 0, 40, 14, 54, 17), [4, 3.4, 2.6]) + ellipse([55, 17], 3), cloth.deep),
      fin(-66, -6, -7),
      fill(limb(points(-8, -1, -32, -5, -62, -6), [7.4, 5.6, 3.2]), cloth.shade),
      gear === 'tank'
        ? fill(
            polygon(points(-6, -17, 26, -19, 27, -11, -6, -9)) +
              ellipse([-6, -13], 4, 4) +
              ellipse([26.5, -15], 4.4, 4.2),
            steel.base,
          ) +
          fill(leaf([-6, -16], [26, -17.6], 1.6, 0.4), steel.light) +
          line('M30 -15q12 -2 18 5', dark.deep, { width: 1.8 })
        : '',
      fill(closedCurve(points(-14, 1, -6, -8, 14, -10, 32, -8, 38, -2, 32, 6, 12, 8, -8, 8)), cloth.base),
      gear === 'tank'
        ? fill(polygon(points(4, -9, 12, -10, 14, 8, 6, 8)), canvas.tones(inks.coral, depth).base)
        : fill(closedCurve(points(8, -9, 26, -9, 32, 0, 26, 7, 8, 8)), canvas.tones(inks.coral, depth).base),
      fill(ellipse([46, -6], 8.6, 9), cloth.base),
      fill(ellipse([49, -4], 7, 7.2), skin.base),
      fill(closedCurve(points(47, -11, 57, -11, 58, -4, 50, -2, 46, -5)), dark.deep),
      fill(
        closedCurve(points(49.5, -9.6, 56, -9.6, 56.4, -5, 51, -4)),
        canvas.tones(inks.lagoon, depth).light,
      ),
      gear === 'tank'
        ? fill(ellipse([56, 1], 3.2, 2.6), dark.deep)
        : line('M52 2q-2 4 -8 0l-4 -18', rubber.base, { width: 2.4 }),
      fill(limb(reach[arm], [4.4, 3.6, 2.6]), cloth.light),
      fill(ellipse(hand, 3.2), skin.base),
      ring,
    ],
    { at, scale: [(size / 160) * mirrored(options), size / 160], rotate: rotate * mirrored(options) },
  )
}
