import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, points, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf, ribbon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Posture } from './figure-postures.ts'
import { guest } from './life-jacket.ts'

export interface KayakOptions extends Placement {
  hull?: Colour
  jacket?: Colour
  paddlers?: 0 | 1 | 2
  /** Degrees the paddle is turned from level. */
  stroke?: number
  hat?: 'none' | 'straw' | 'cap'
  /** On the sand it shows its keel and leaves no ripple. */
  ashore?: boolean
}

const seated: Posture = { lean: 6, arms: [66, 98, 50, 80], legs: [80, 76, 84, 80], seat: 0.09 }

/** A double-bladed paddle about its middle. */
export function paddle(canvas: Canvas, at: Point, size: number, degrees: number, depth = 0): string {
  const [a, b] = [polar(at, degrees, size / 2), polar(at, degrees + 180, size / 2)]
  const blade = (tip: Point, turn: number) =>
    leaf(polar(tip, turn + 180, size * 0.06), polar(tip, turn, size * 0.15), size * 0.05)
  return (
    line(`M${a.join(' ')}L${b.join(' ')}`, canvas.tones(inks.timber, depth).base, { width: size * 0.016 }) +
    fill(blade(a, degrees) + blade(b, degrees + 180), canvas.tones(inks.shell, depth).light)
  )
}

/** A sit-on-top kayak; `size` is its length, `at` the water under its middle. */
export function kayak(canvas: Canvas, options: KayakOptions): string {
  const {
    at,
    size,
    depth = 0,
    hull = inks.coral,
    jacket = inks.marigold,
    paddlers = 1,
    stroke = -24,
  } = options
  const { hat = 'none', ashore = false } = options
  const paint = canvas.tones(hull, depth)
  const random = canvas.random(`kayak/${at.join()}`)
  const sheer = points(-100, -16, -60, -9, 0, -7, 60, -9, 100, -17)
  const body = shapeOfEdges(
    sheer,
    points(100, -17, 84, -2, 60, ashore ? 5 : 2),
    points(60, ashore ? 5 : 2, -60, ashore ? 5 : 2),
    points(-60, ashore ? 5 : 2, -84, -2, -100, -16),
  )
  const rim = shapeOfEdges(sheer, points(97, -13, 60, -5.4, 0, -3.4, -60, -5.4, -97, -12.4))
  const well = shapeOfEdges(points(-44, -9, 0, -12, 44, -9), points(44, -9, 0, -6, -44, -9))
  const spots = paddlers === 2 ? [-30, 22] : paddlers === 1 ? [-6] : []
  const crew = spots.map((x, index) =>
    guest(canvas, {
      at: [x, -6],
      size: 62,
      posture: seated,
      jacket: index === 0 ? jacket : inks.azulejo,
      depth,
      outfit: { legs: 'shorts', bottom: inks.ink, hat, hair: index === 0 ? 'short' : 'bun' },
    }),
  )
  const blades = spots.map((x, index) => paddle(canvas, [x + 19, -21], 96, stroke + index * 9, depth))
  const ripples = ashore
    ? ''
    : fill(leaf([-118, 4], [96, 4], 1.6, 3.6), canvas.palette.foam, 0.6) +
      fill(
        steps(9)
          .map((t) =>
            leaf(
              [mixNumbers(-90, 60, t), 7 + random.between(0, 10)],
              [mixNumbers(-60, 96, t), 8 + random.between(0, 10)],
              1.1,
            ),
          )
          .join(''),
        paint.shade,
        0.5,
      )
  return group(
    [
      ripples,
      fill(well, paint.deep),
      ...crew,
      fill(body, paint.base),
      fill(
        ribbon(points(-78, -3, 0, 1, 78, -4), () => 3.4),
        paint.shade,
      ),
      fill(rim, paint.light),
      fill(ellipse([-70, -9.5], 7, 1.2) + ellipse([68, -9.5], 8, 1.2), paint.deep),
      ...blades,
    ],
    { at, scale: [(size / 200) * mirrored(options), size / 200] },
  )
}
