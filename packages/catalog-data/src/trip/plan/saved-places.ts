import { momentAfter } from './change-trip.ts'
import type { PlaceKey, SavedPlace, Trip } from './trip-type.ts'

export const MOST_SAVED = 40
/** Marks of removed places that are kept for other devices. */
const MOST_GONE = 160

const newestFirst = (one: SavedPlace, other: SavedPlace): number =>
  one.at === other.at ? (one.place < other.place ? -1 : 1) : one.at > other.at ? -1 : 1

/** Each place once, as it was last saved or removed, newest first, and no more than a trip can hold. */
export function latestOf(entries: readonly SavedPlace[]): SavedPlace[] {
  const latest = new Map<PlaceKey, SavedPlace>()
  for (const entry of entries) {
    const known = latest.get(entry.place)
    if (!known || entry.at > known.at || (entry.at === known.at && entry.gone)) latest.set(entry.place, entry)
  }
  const sorted = [...latest.values()].sort(newestFirst)
  const present = sorted.filter(({ gone }) => !gone).slice(0, MOST_SAVED)
  const gone = sorted.filter((entry) => entry.gone).slice(0, MOST_GONE)
  return [...present, ...gone].sort(newestFirst)
}

/** The saved places, newest first. */
export const savedPlaces = ({ saved }: Pick<Trip, 'saved'>): PlaceKey[] =>
  saved
    .filter(({ gone }) => !gone)
    .sort(newestFirst)
    .map(({ place }) => place)

export const isSaved = ({ saved }: Pick<Trip, 'saved'>, place: PlaceKey): boolean =>
  saved.some((entry) => entry.place === place && !entry.gone)

function withEntry(trip: Trip, place: PlaceKey, gone: boolean, now: Date): Trip {
  const before = trip.saved.find((entry) => entry.place === place)
  const entry: SavedPlace = { place, at: momentAfter(before?.at, now), ...(gone && { gone }) }
  const others = trip.saved.filter((other) => other !== before)
  return { ...trip, changed: momentAfter(trip.changed, now), saved: latestOf([entry, ...others]) }
}

/** Saves a place. A trip that has it, or that is full (`MOST_SAVED`), stays the same. */
export function savePlace(trip: Trip, place: PlaceKey, now: Date): Trip {
  if (isSaved(trip, place) || savedPlaces(trip).length >= MOST_SAVED) return trip
  return withEntry(trip, place, false, now)
}

/** Removes a place, also from the days; a trip without it stays the same. */
export function removePlace(trip: Trip, place: PlaceKey, now: Date): Trip {
  if (!isSaved(trip, place)) return trip
  const days = trip.days.map((day) => day.filter((other) => other !== place))
  return { ...withEntry(trip, place, true, now), days }
}
