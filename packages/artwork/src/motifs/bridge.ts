import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Ground } from '../engine/wall.ts'

export interface CableBridgeOptions {
  view: View
  /** Its two ends over the water, in the view's metres. */
  from: Ground
  to: Ground
  /** Height of the deck, and of the pylon's head. */
  deck?: number
  pylon?: number
  /** Where the pylon stands between the ends, 0–1. */
  stands?: number
  /** Where plain piers stand. */
  piers?: readonly number[]
  width?: number
  stone?: Colour
  lamps?: boolean
  depth?: number
}

const dash = (a: Point, b: Point) =>
  `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`

/** A cable-stayed bridge with one row of pylons, seen from the water. */
export function cableBridge(canvas: Canvas, options: CableBridgeOptions): string {
  const {
    view,
    from,
    to,
    deck = 20,
    pylon = 78,
    stands = 0.4,
    piers = [],
    width = 20,
    stone = inks.stone,
    lamps = true,
    depth = 0.05,
  } = options
  const tones = canvas.tones(stone, depth)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ax, az] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
  const near = ax * from[0] + az * from[1] > 0 ? -1 : 1
  const spot = (t: number, up: number, across = 0): Point =>
    view.project([
      mixNumbers(from[0], to[0], t) + ax * across * near,
      up,
      mixNumbers(from[1], to[1], t) + az * across * near,
    ])
  const strip = (low: number, high: number, a: number, b: number) =>
    polygon([...steps(9).map((t) => spot(t, low, a)), ...steps(9).map((t) => spot(1 - t, high, b))])
  const pier = (t: number) => {
    const half = 2.6 / length
    const face = (a: number, b: number, from2: number, to2: number, paint: Colour) =>
      fill(
        polygon([spot(a, -0.5, from2), spot(b, -0.5, to2), spot(b, deck - 3, to2), spot(a, deck - 3, from2)]),
        paint,
      )
    return group([
      face(t + half, t + half, -4, 4, tones.deep),
      face(t - half, t - half, -4, 4, tones.shade),
      face(t - half, t + half, 4, 4, tones.base),
    ])
  }
  const stay = (side: 1 | -1) =>
    steps(11).map((k) => {
      const reach = stands + side * mixNumbers(0.05, Math.min(0.36, side > 0 ? 1 - stands : stands), k)
      return dash(spot(stands, mixNumbers(deck + 24, pylon, k)), spot(reach, deck + 1))
    })
  const tower = polygon([
    spot(stands - 4 / length, -0.5, 3),
    spot(stands + 4 / length, -0.5, 3),
    spot(stands + 2 / length, pylon, 1),
    spot(stands - 2 / length, pylon, 1),
  ])
  const towerEdge = polygon([
    spot(stands, -0.5, 3),
    spot(stands + 4 / length, -0.5, 3),
    spot(stands + 2 / length, pylon, 1),
    spot(stands + 0.2 / length, pylon, 1),
  ])
  const lanterns = lamps
    ? steps(26).map((t) => {
        const lamp = spot(t, deck + 7, width / 2)
        const size = Math.max(1.4, (spot(t, deck)[1] - spot(t, deck + 1)[1]) * 0.55)
        return (
          line(dash(spot(t, deck + 1, width / 2), lamp), tones.shade, { width: size * 0.4 }) +
          fill(ellipse(lamp, size * 2.6), canvas.palette.lamp, 0.25) +
          fill(ellipse(lamp, size), canvas.palette.lamp)
        )
      })
    : []
  return group([
    ...[...piers].sort((a, b) => b - a).map(pier),
    fill(strip(deck - 3, deck - 3, width / 2, -width / 2), tones.deep),
    line(stay(1).join('') + stay(-1).join(''), lamps ? canvas.air(canvas.palette.lamp, 0.25) : tones.light, {
      width: 2.4,
      opacity: 0.85,
    }),
    fill(tower, tones.base),
    fill(towerEdge, tones.shade),
    fill(strip(deck - 3, deck, width / 2 - 2, width / 2), tones.shade),
    fill(strip(deck, deck + 1.2, width / 2, width / 2), tones.base),
    ...lanterns,
  ])
}
