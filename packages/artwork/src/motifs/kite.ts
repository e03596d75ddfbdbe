import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, polygon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'
import type { Posture } from './figure-postures.ts'

export interface KiteOptions extends Omit<Placement, 'at'> {
  /** The kite's own middle. */
  at: Point
  colours?: readonly [Colour, Colour]
  tilt?: number
  /** The hand that holds its string. */
  hand?: Point
}

/** A paper kite with its tail; `size` is its height. */
export function paperKite(canvas: Canvas, options: KiteOptions): string {
  const { at, size, depth = 0, colours = [inks.coral, inks.marigold], tilt = 20, hand } = options
  const [a, b] = [canvas.tones(colours[0], depth), canvas.tones(colours[1], depth)]
  const string = hand
    ? line(
        `M${at.join(' ')}Q${(at[0] * 0.4 + hand[0] * 0.6).toFixed(1)} ${(at[1] * 0.25 + hand[1] * 0.75).toFixed(1)} ${hand.join(' ')}`,
        canvas.palette.ink,
        { width: 1.4, opacity: 0.6 },
      )
    : ''
  const tail = line('M0 50C-14 66 12 80 -4 98S8 124 -6 138', a.base, { width: 2.4 })
  const bows = [62, 86, 110].map((y, index) => leaf([-12 + index * 3, y - 4], [12 - index * 2, y + 5], 4.5))
  return (
    string +
    group(
      [
        tail,
        fill(bows.join(''), b.base),
        fill(polygon(points(0, -50, 36, -8, 0, 50)), a.base),
        fill(polygon(points(0, -50, -36, -8, 0, 50)), b.base),
        fill(polygon(points(0, -50, 36, -8, 0, -8)), b.light),
        fill(polygon(points(0, -50, -36, -8, 0, -8)), a.light),
      ],
      { at, scale: [(size / 100) * mirrored(options), size / 100], rotate: tilt },
    )
  )
}

const riding: Posture = { lean: -34, arms: [86, 92, 80, 86], legs: [44, 6, 20, -18] }

/** A kite surfer and the bow of the kite above; `size` is the rider's height, `kite` the kite's own middle. */
export function kiteSurfer(
  canvas: Canvas,
  options: Placement & { kite: Point; span: number; colours?: readonly [Colour, Colour] },
): string {
  const { at, size, depth = 0, kite, span, colours = [inks.coral, inks.shell] } = options
  const [a, b] = [canvas.tones(colours[0], depth), canvas.tones(colours[1], depth)]
  const side = mirrored(options)
  const hands: Point = [at[0] + side * size * 0.1, at[1] - size * 0.62]
  const upper = points(-50, 16, -34, -8, 0, -20, 34, -8, 50, 16)
  const lower = points(50, 16, 30, 2, 0, -5, -30, 2, -50, 16)
  const bow = shapeOfEdges(upper, lower)
  const half = span / 100
  const foam = canvas.palette.foam
  return group([
    line(
      `M${kite[0] - span * 0.48} ${kite[1] + span * 0.14}L${hands.join(' ')}L${kite[0] + span * 0.48} ${kite[1] + span * 0.14}`,
      canvas.palette.ink,
      { width: 1.3, opacity: 0.55 },
    ),
    group(
      [
        fill(bow, a.base),
        group(
          [
            fill(polygon(points(-14, -30, 14, -30, 10, 10, -10, 10)), b.light),
            fill(polygon(points(34, -20, 60, 0, 60, 24, 30, 12)), a.deep),
          ],
          {
            clip: canvas.clip(bow),
          },
        ),
      ],
      { at: kite, scale: half, rotate: 8 * side },
    ),
    fill(
      leaf([at[0] - side * size * 2.2, at[1] + size * 0.07], [at[0] + side * size * 0.3, at[1]], size * 0.13),
      foam,
      0.9,
    ),
    figure(canvas, {
      at: [at[0], at[1] - size * 0.05],
      size,
      depth,
      posture: riding,
      ...(options.facing ? { facing: options.facing } : {}),
      outfit: { top: inks.ink, bottom: inks.ink, legs: 'shorts' },
    }),
    fill(
      leaf(
        [at[0] - size * 0.42, at[1] - size * 0.02],
        [at[0] + size * 0.46, at[1] - size * 0.07],
        size * 0.05,
      ),
      a.base,
    ),
  ])
}
