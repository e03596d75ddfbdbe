import type { Trip } from '@susegad/catalog-data/trip'
import { keyOf, readTrip, showTrip, tripOwner } from './device-trip.ts'

export function keepTrip(trip: Trip, owner = tripOwner()): void {
  const key = keyOf(owner)
  const text = JSON.stringify(trip)
  let isStored = true
  try {
    localStorage.setItem(key, text)
  } catch {
    isStored = false
  }
  showTrip({ key, text, trip }, isStored)
}

/** Changes the trip of this device. */
export const changeTrip = (change: (trip: Trip) => Trip): void => keepTrip(change(readTrip()))

export function forgetTrip(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner))
  } catch {
    // Blocked storage holds nothing.
  }
  showTrip()
}
