import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, pointOnCurve, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf, ribbon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Posture } from './figure-postures.ts'
import { guest } from './life-jacket.ts'
import { wake } from './wake.ts'

export interface BananaBoatOptions extends Placement {
  riders?: number
  /** Degrees it heels over. */
  tilt?: number
  /** Where on the page the tow rope goes. */
  tow?: Point
  posture?: Posture
}

const astride: Posture = { lean: 10, arms: [48, 66, 40, 58], legs: [58, -4, 52, -12], seat: 0.26 }

/** A yellow banana boat with its riders in a row; `size` is its length, `at` the water under its middle. */
export function bananaBoat(canvas: Canvas, options: BananaBoatOptions): string {
  const { at, size, depth = 0, riders = 4, tilt = -3, tow, posture = astride } = options
  const yellow = canvas.tones(inks.marigold, depth)
  const foam = canvas.palette.foam
  const spine = points(-60, -12, -40, -4, 0, -3, 40, -7, 64, -24)
  const tube = ribbon(spine, (t) => 17 * Math.min(1, 3.2 * t + 0.25, 3 * (1 - t) + 0.14), 26)
  const stripe = ribbon(
    points(-58, -11, -40, -2, 0, 0, 40, -3, 62, -20),
    (t) => 5 * Math.min(1, 3 * t, 3 * (1 - t)),
    20,
  )
  const float = ribbon(points(-44, 4, 0, 5, 40, 2), () => 9)
  const jackets = [inks.coral, inks.azulejo, inks.bougainvillea, inks.teal]
  const seats = steps(riders).map((t) => pointOnCurve(spine, mixNumbers(0.2, 0.72, t)))
  const party = seats.map((seat, index) =>
    guest(canvas, {
      at: [seat[0], seat[1] + 1],
      size: 40,
      posture: index === riders - 1 || posture !== astride ? posture : { ...posture, lean: 8 + index * 2 },
      depth,
      jacket: jackets[index % 4] ?? inks.coral,
      outfit: { hair: index % 2 === 0 ? 'short' : 'bun', bottom: inks.ink },
    }),
  )
  const grips = seats.map(([x, y]) =>
    line(`M${x + 11} ${y - 7}q3 -7 6 0`, canvas.tones(inks.ink, depth).base, { width: 1.6 }),
  )
  const rope = tow
    ? line(
        `M${at[0] + mirrored(options) * size * 0.46} ${at[1] - size * 0.16}L${tow.join(' ')}`,
        canvas.palette.ink,
        { width: 2.4 },
      )
    : ''
  const random = canvas.random(`banana/${at.join()}`)
  const drops = steps(30).map((t) =>
    ellipse([mixNumbers(-80, 50, t), -random.between(-4, 20) * (1 - t * 0.6)], random.between(0.7, 2.2)),
  )
  return (
    rope +
    group(
      [
        group(
          [
            fill(float, yellow.deep),
            fill(tube, yellow.base),
            fill(stripe, yellow.shade),
            fill(leaf([-46, -11], [44, -14], 2.6, 0.5), yellow.light),
            ...grips,
            ...party,
          ],
          { rotate: tilt },
        ),
        wake(canvas, { from: -74, to: 54, y: 6, size: 9, seed: at.join() }),
        fill(drops.join(''), foam),
      ],
      { at, scale: [(size / 125) * mirrored(options), size / 125] },
    )
  )
}
