import { roadMinutes } from '../../coast/road-minutes.ts'
import type { Coordinates } from '../../place/coordinates.ts'
import type { TripFacts } from '../facts/trip-facts.ts'

export interface Drive {
  minutes: number
  /** Estimated from the distance, as the coast has no time for it. */
  about: boolean
}

const EARTH_RADIUS = 6371
const ROAD_PER_STRAIGHT_LINE = 1.35
const KILOMETRES_PER_MINUTE = 30 / 60

/** Great-circle distance in kilometres. */
function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfSine(one.lng, other.lng)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(halfSine(one.lat, other.lat) + across)))
}

/** Estimated, as roads wind. */
export const roadKilometres = (one: Coordinates, other: Coordinates): number =>
  kilometresBetween(one, other) * ROAD_PER_STRAIGHT_LINE

/** The drive between two places; null if one of them is not on the map. */
export function driveBetween(
  { roads }: Pick<TripFacts, 'roads'>,
  one: Coordinates | null,
  other: Coordinates | null,
): Drive | null {
  if (!one || !other) return null
  const known = roads && roadMinutes({ roads }, one, other)
  if (known) return { minutes: known, about: false }
  const minutes = roadKilometres(one, other) / KILOMETRES_PER_MINUTE
  return { minutes: Math.round(minutes), about: true }
}
