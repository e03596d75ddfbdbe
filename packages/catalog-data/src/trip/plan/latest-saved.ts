import { MOST_SAVED } from './saved-places.ts'
import type { PlaceKey, SavedPlace } from './trip-type.ts'

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
