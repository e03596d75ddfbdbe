import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, pointOnCurve, polar } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface BougainvilleaOptions {
  /** The bough, from where it grows to where it hangs. */
  along: readonly Point[]
  /** Half the width of the cascade at its root. */
  size: number
  colour?: Colour
  depth?: number
  seed?: string | number
}

/** A spray of bougainvillea over a wall or a balcony: leaves below, bracts above, the lit ones last. */
export function bougainvillea(
  canvas: Canvas,
  { along, size, colour = inks.bougainvillea, depth = 0, seed = 0 }: BougainvilleaOptions,
): string {
  const random = canvas.random(`bougainvillea/${seed}`)
  const green = canvas.tones(inks.leaf, depth)
  const bract = canvas.tones(colour, depth)
  const lit = canvas.side(along[0]?.[0] ?? 0)
  const spot = (spread: number): Point => {
    const t = random.next() ** 0.8
    const [x, y] = pointOnCurve(along, t)
    const reach = size * mixNumbers(1, 0.3, t) * spread
    return [x + random.around(0, reach), y + random.around(0, reach * 0.8)]
  }
  const leaves = Array.from({ length: 130 }, () => {
    const from = spot(1.1)
    return leaf(from, polar(from, random.between(0, 180), size * random.between(0.16, 0.3)), size * 0.06)
  })
  const blossoms = (count: number, spread: number, offset: Point) =>
    Array.from({ length: count }, () => {
      const [x, y] = spot(spread)
      const reach = size * random.between(0.07, 0.13)
      return ellipse([x + offset[0], y + offset[1]], reach, reach * 0.8)
    }).join('')
  return group([
    fill(leaves.slice(0, 70).join(''), green.deep),
    fill(leaves.slice(70).join(''), green.base),
    fill(blossoms(150, 0.95, [-lit * size * 0.04, size * 0.06]), bract.shade),
    fill(blossoms(130, 0.85, [0, 0]), bract.base),
    fill(blossoms(60, 0.75, [lit * size * 0.1, -size * 0.1]), bract.light),
  ])
}

/** A clay pot with a plant; `size` is the height of the whole. */
export function pottedPlant(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    depth = 0,
    seed = 0,
    flower,
  }: { at: Point; size: number; depth?: number; seed?: string | number; flower?: Colour },
): string {
  const random = canvas.random(`potted-plant/${seed}`)
  const clay = canvas.tones(inks.laterite, depth)
  const green = canvas.tones(inks.leaf, depth)
  const lit = canvas.side(x)
  const half = size * 0.2
  const rim = y - size * 0.34
  const blades = Array.from({ length: 15 }, (_, index) => {
    const degrees = mixNumbers(-168, -12, index / 14)
    const from: Point = [x, rim]
    const tip = polar(from, degrees + random.around(0, 8), size * random.between(0.42, 0.7))
    const paint =
      index % 3 === 0 ? green.deep : Math.cos((degrees * Math.PI) / 180) * lit > 0 ? green.base : green.shade
    return fill(leaf(from, tip, size * 0.07), paint)
  })
  const bloom = flower
    ? Array.from({ length: 7 }, () =>
        fill(
          ellipse(polar([x, rim], random.between(-150, -30), size * random.between(0.3, 0.6)), size * 0.055),
          canvas.tones(flower, depth).base,
        ),
      ).join('')
    : ''
  const pot = `M${x - half} ${rim}L${x - half * 0.68} ${y}H${x + half * 0.68}L${x + half} ${rim}Z`
  return group([
    ...blades,
    bloom,
    fill(pot, clay.shade),
    group([fill(`M${x} ${rim}h${lit * half}L${x + lit * half * 0.68} ${y}H${x}Z`, clay.base)]),
    fill(
      `M${x - half * 1.12} ${rim - size * 0.04}h${half * 2.24}v${size * 0.07}h${-half * 2.24}Z`,
      clay.light,
    ),
  ])
}
