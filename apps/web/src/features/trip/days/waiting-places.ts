import { type PlaceKey, type Trip, unplanned } from '@susegad/catalog-data/trip'

/** What has no day yet. Hotels have none, and stand under the stay, but those that can only be removed from the trip. */
export function waitingPlaces(trip: Trip, known: ReadonlyMap<string, unknown>): PlaceKey[] {
  const waiting = unplanned(trip)
  const stay: PlaceKey[] = trip.stay ? [`hotel/${trip.stay.hotel}`] : []
  const isHotel = (place: string) => place.startsWith('hotel/')
  const lost = [...waiting.filter(isHotel), ...stay].filter(
    (place) => !known.has(place) && !trip.days.flat().includes(place),
  )
  return [...waiting.filter((place) => !isHotel(place)), ...new Set(lost)]
}
