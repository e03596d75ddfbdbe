import { momentAfter } from './moment-after.ts'
import type { Trip, TripStay } from './trip-type.ts'

/** Changes who travels, by room. */
export const setRooms = (trip: Trip, rooms: Trip['rooms'], now: Date): Trip => ({
  ...trip,
  rooms,
  changed: momentAfter(trip.changed, now),
})

/** Chooses the stay; null for none. */
export const setStay = (trip: Trip, stay: TripStay | null, now: Date): Trip => ({
  ...trip,
  stay,
  changed: momentAfter(trip.changed, now),
})
