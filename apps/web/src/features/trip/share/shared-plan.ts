import {
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

/** The shared plan in place of the own one; own dates and people stay where the plan has none. */
export function tripOfShared(
  trip: Trip,
  shared: SharedPlan,
  isKnown: (place: string) => boolean,
  now: Date,
): Trip {
  const others = savedPlaces(trip).filter((place) => !shared.saved.includes(place))
  const emptied = others.reduce((next, place) => removePlace(next, place, now), trip)
  const filled = addToTrip(emptied, shared, isKnown, now)
  const { arrival = trip.arrival, departure = trip.departure, days } = shared
  const planned = { ...filled, days: days.map((day) => day.filter(isKnown)) }
  // Days beyond the own dates are not planned any more.
  return setDates(planned, { arrival, departure }, now).trip
}
