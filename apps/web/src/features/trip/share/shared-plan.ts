import {
  type PlaceKey,
  removePlace,
  type SharedPlan,
  savedPlaces,
  savePlace,
  setDates,
  type Trip,
} from '@susegad/catalog-data/trip'

/** Adds the places of a shared plan to what is saved, without a day. */
export function addToTrip(
  trip: Trip,
  { saved }: SharedPlan,
  isKnown: (place: string) => boolean,
  now: Date,
): Trip {
  return saved.filter(isKnown).reduce((next, place) => savePlace(next, place, now), trip)
}

/** A trip with these places and no others. */
function withPlaces(trip: Trip, places: readonly PlaceKey[], now: Date): Trip {
  const others = savedPlaces(trip).filter((place) => !places.includes(place))
  const emptied = others.reduce((next, place) => removePlace(next, place, now), trip)
  return places.reduce((next, place) => savePlace(next, place, now), emptied)
}

/** The shared plan in place of the own one; own dates and people stay where the plan has none. */
export function tripOfShared(
  trip: Trip,
  shared: SharedPlan,
  isKnown: (place: string) => boolean,
  now: Date,
): Trip {
  const { arrival = trip.arrival, departure = trip.departure, days } = shared
  const filled = withPlaces(trip, shared.saved.filter(isKnown), now)
  const planned = { ...filled, days: days.map((day) => day.filter(isKnown)) }
  // Days beyond the own dates are not planned any more.
  return setDates(planned, { arrival, departure }, now).trip
}

/**
 * The trip as it was before it took a shared plan in, with what was saved since. As a new change: otherwise another
 * device would remove its places again.
 */
export function tripAgain(trip: Trip, before: Trip, { saved }: Pick<SharedPlan, 'saved'>, now: Date): Trip {
  const { rooms, stay, days } = before
  const since = savedPlaces(trip).filter((place) => !saved.includes(place))
  const own = withPlaces(trip, savedPlaces(before).toReversed(), now)
  const filled = since.toReversed().reduce((next, place) => savePlace(next, place, now), own)
  return setDates({ ...filled, rooms, stay, days }, before, now).trip
}
