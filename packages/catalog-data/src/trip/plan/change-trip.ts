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

/** The moment of a change; never before the change it replaces, which another device's clock may have dated ahead. */
export function momentAfter(before: string | undefined, now: Date): string {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}
