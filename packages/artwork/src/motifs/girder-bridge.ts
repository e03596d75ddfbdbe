import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { between, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface GirderBridgeOptions {
  /** Ends of the roadway's upper edge. */
  from: Point
  to: Point
  /** Thickness of the deck at `from` and at `to`. */
  deck: readonly [number, number]
  /** The water's y. */
  water: number
  piers?: readonly number[]
  stone?: Colour
  depth?: number
  lamps?: number
}

/** A road bridge on plain piers, with its row of lamps. */
export function girderBridge(canvas: Canvas, options: GirderBridgeOptions): string {
  const {
    from,
    to,
    deck,
    water,
    piers = [0.2, 0.5, 0.8],
    stone = inks.stone,
    depth = 0.1,
    lamps = 9,
  } = options
  const tones = canvas.tones(stone, depth)
  const { lamp } = canvas.palette
  const thick = (t: number) => deck[0] + (deck[1] - deck[0]) * t
  const road = polygon([from, to, [to[0], to[1] + deck[1]], [from[0], from[1] + deck[0]]])
  const under = polygon([
    [from[0], from[1] + deck[0] * 0.62],
    [to[0], to[1] + deck[1] * 0.62],
    [to[0], to[1] + deck[1]],
    [from[0], from[1] + deck[0]],
  ])
  const legs = piers.map((t) => {
    const [x, y] = between(from, to, t)
    const half = thick(t) * 0.5
    return (
      fill(box(x - half, y, half * 2, water - y), tones.shade) +
      fill(box(canvas.side(x) > 0 ? x + half * 0.4 : x - half, y, half * 0.6, water - y), tones.base) +
      fill(
        polygon([
          [x - half * 2.2, y + thick(t)],
          [x + half * 2.2, y + thick(t)],
          [x + half, y + thick(t) * 1.8],
          [x - half, y + thick(t) * 1.8],
        ]),
        tones.deep,
      ) +
      fill(box(x - half * 1.6, water - half * 0.7, half * 3.2, half * 0.7), tones.deep)
    )
  })
  const row = steps(lamps).map((t) => {
    const [x, y] = between(from, to, t)
    const tall = thick(t) * 2.1
    return (
      line(`M${x} ${y}V${y - tall}`, tones.deep, { width: thick(t) * 0.09 }) +
      fill(
        ellipse([x, y - tall], thick(t) * 0.8),
        canvas.glow([x, y - tall], thick(t) * 0.8, [
          { offset: 0, colour: lamp, opacity: 0.6 },
          { offset: 1, colour: lamp, opacity: 0 },
        ]),
      ) +
      fill(ellipse([x, y - tall], thick(t) * 0.17), lamp)
    )
  })
  return group([...legs, ...row, fill(road, tones.base), fill(under, tones.deep)])
}
