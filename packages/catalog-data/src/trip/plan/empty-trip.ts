import type { Trip } from './trip-type.ts'

/** A trip of which nothing is known, not even the number of guests. */
export const emptyTrip = (now: Date): Trip => ({
  v: 1,
  changed: now.toISOString(),
  arrival: null,
  departure: null,
  rooms: [],
  saved: [],
  stay: null,
  days: [],
})
