import type { Coordinates } from '../../place/coordinates.ts'
import type { TripFacts } from '../facts/trip-facts.ts'
import { daysOf } from '../plan/trip-days.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { type Drive, driveBetween } from './road-time.ts'

export interface Stop {
  place: PlaceKey
  /** From the stop before; null for the first one and where a place is not on the map. */
  drive: Drive | null
}

export interface DayRoute {
  /** The places of the day in order. The hotel of the stay is the first and the last one. */
  stops: Stop[]
  /** The route in Google Maps; null for fewer than two places on the map. */
  mapLink: string | null
}

const mapLinkOf = (route: readonly Coordinates[]): string | null =>
  route.length < 2
    ? null
    : `https://www.google.com/maps/dir/${route.map(({ lat, lng }) => `${lat},${lng}`).join('/')}`

/** The stops of a day, which counts from 0. A day without places has none. */
export function stopsOf(
  trip: Pick<Trip, 'arrival' | 'departure' | 'days' | 'stay'>,
  day: number,
  facts: TripFacts,
): DayRoute {
  const places = daysOf(trip)[day]?.places ?? []
  const hotel: PlaceKey[] = trip.stay && places.length > 0 ? [`hotel/${trip.stay.hotel}`] : []
  const route = [...hotel, ...places, ...hotel]
  const at = route.map((place) => facts.places[place]?.coordinates ?? null)
  const stops = route.map(
    (place, index): Stop => ({
      place,
      drive: driveBetween(facts, at[index - 1] ?? null, at[index] ?? null),
    }),
  )
  return { stops, mapLink: mapLinkOf(at.filter((coordinates) => coordinates !== null)) }
}
