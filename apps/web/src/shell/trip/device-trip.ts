import { emptyTrip, type SavedPlace, type Trip } from '@susegad/catalog-data/trip'
import { readToken, readUser } from '../session/session-storage.ts'
import { VISITOR } from '../session/typed-words.ts'

/** A trip without anything in it. */
export const noTrip: Trip = emptyTrip(new Date(0))

const prefix = 'susegad-trip-'
const listeners = new Set<() => void>()
/** The last trip read, by its text, so that React sees the same object until it changes. */
let last: { key: string; text: string | null; trip: Trip } | undefined
/** Whether the browser refused to store the last change: it then lives as long as the page. */
let isUnstored = false

/** Whose trip this device shows: each person's own, and one for whoever is not signed in. */
export const tripOwner = (): string => (readToken() === null ? VISITOR : (readUser()?._id ?? VISITOR))
export const keyOf = (owner: string) => prefix + owner

export function readTrip(owner = tripOwner()): Trip {
  const key = keyOf(owner)
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    // Blocked storage: what was saved on this page is still there.
    isUnstored = true
  }
  if (last?.key === key && (isUnstored || last.text === text)) return last.trip
  last = { key, text, trip: tripOf(text) }
  return last.trip
}

/** What is stored may be of another version, or broken: the cards of every page read it. */
function tripOf(text: string | null): Trip {
  try {
    const kept = JSON.parse(text ?? 'null')
    const isTrip =
      kept?.v === 1 &&
      [kept.saved, kept.rooms, kept.days, ...kept.days].every(Array.isArray) &&
      kept.saved.every((one: unknown) => typeof (one as SavedPlace | null)?.place === 'string')
    return isTrip ? kept : noTrip
  } catch {
    return noTrip
  }
}

/** Shows what was just written, stored or not; nothing, to read it anew. */
export function showTrip(written?: typeof last, isStored = !isUnstored): void {
  last = written
  isUnstored = !isStored
  for (const listener of listeners) listener()
}

/** Whether the trip is lost when the page is left, because the browser stores nothing. */
export const isTripUnstored = (): boolean => isUnstored

/** Calls back when the trip changes, here or in another tab. */
export function onTripChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', heard)
  }
}
