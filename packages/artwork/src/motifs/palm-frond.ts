import {
  add,
  between,
  normal,
  onArc,
  type Point,
  polar,
  rotate,
  scale,
  subtract,
} from '../engine/geometry.ts'
import { leaf, ribbon } from '../engine/path.ts'
import type { Random } from '../engine/random.ts'

export interface FrondShape {
  heart: Point
  /** The way it leaves the heart; -90 is up. */
  degrees: number
  length: number
  /** How far the tip is pulled down, as a share of the length. */
  droop: number
  /** Leaflets a side. */
  leaflets: number
}

export interface FrondPaths {
  blade: string
  rib: string
}

const unit = (vector: Point): Point => scale(vector, 1 / (Math.hypot(vector[0], vector[1]) || 1))

/** Longest a third along, short at the heart and at the tip. */
const leafletReach = (t: number) => 0.25 * Math.sin(Math.PI * (0.14 + 0.76 * t ** 0.8)) + 0.05

/**
 * One leaf of a coconut palm: a rib that arches under its own weight, and two combs of leaflets.
 * Those above stand off the rib, those below hang from it.
 */
export function frond(random: Random, { heart, degrees, length, droop, leaflets }: FrondShape): FrondPaths {
  const pull = polar(heart, degrees, length * 0.66)
  // Even a young leaf gives way to one side.
  const sideways = Math.cos((degrees * Math.PI) / 180) < 0 ? -1 : 1
  const tip = add(polar(heart, degrees, length * (0.98 - 0.2 * droop)), [
    sideways * length * Math.max(0, 0.3 - droop * 0.6),
    length * (droop + 0.04),
  ])
  const on = (t: number) => onArc(heart, pull, tip, t)
  let blade = ''
  for (let index = 0; index < leaflets; index++) {
    const t = 0.1 + (0.9 * (index + random.next() * 0.5)) / leaflets
    const root = on(t)
    const along = unit(subtract(on(Math.min(1, t + 0.02)), on(t - 0.02)))
    const forward = 62 - 34 * t
    for (const side of [-1, 1]) {
      const spread = unit(rotate(along, side * (forward + random.around(0, 6))))
      const hangs = spread[1] > 0 ? 0.5 : 0.3
      const towards = unit(between(spread, [along[0] * 0.25, 1], hangs))
      const reach = length * leafletReach(t) * random.between(0.86, 1.1) * (spread[1] > 0 ? 1 : 0.8)
      const bend = scale(normal(root, add(root, towards)), side * reach * -0.02)
      const end = add(add(root, scale(towards, reach)), bend)
      const thick = Math.max(0.9, length * 0.0155 * (1.15 - 0.5 * t))
      blade += leaf(root, end, thick)
    }
  }
  blade += leaf(on(0.9), add(tip, scale(subtract(tip, on(0.85)), 0.6)), length * 0.012)
  const rib = ribbon(
    [heart, on(0.25), on(0.5), on(0.75), tip],
    (t) => Math.max(1, length * 0.022 * (1 - t * 0.85)),
    8,
  )
  return { blade, rib }
}
