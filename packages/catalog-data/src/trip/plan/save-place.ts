import { momentAfter } from './moment-after.ts'
import { isSaved, MOST_SAVED, savedPlaces } from './saved-places.ts'
import type { PlaceKey, Trip } from './trip-type.ts'

/** `changed` stays: it decides whose plan wins, and places are merged each by its own moment. */
function withEntry(trip: Trip, place: PlaceKey, mark: { gone?: true }, now: Date): Trip {
  const at = momentAfter(trip.saved[0]?.at, now)
  const others = trip.saved.filter((entry) => entry.place !== place)
  return { ...trip, saved: [{ place, at, ...mark }, ...others] }
}

/** Saves a place. A trip that has it, or that is full (`MOST_SAVED`), stays the same. */
export function savePlace(trip: Trip, place: PlaceKey, now: Date): Trip {
  if (isSaved(trip, place) || savedPlaces(trip).length >= MOST_SAVED) return trip
  return withEntry(trip, place, {}, now)
}

/** Removes a place, also from the days; a trip without it stays the same. */
export function removePlace(trip: Trip, place: PlaceKey, now: Date): Trip {
  if (!isSaved(trip, place)) return trip
  const days = trip.days.map((day) => day.filter((other) => other !== place))
  return { ...withEntry(trip, place, { gone: true }, now), days }
}
