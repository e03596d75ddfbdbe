import { movePlace, type PlaceKey } from '@susegad/catalog-data/trip'
import { changeTrip } from '../../../shell/trip/device-trip.ts'

/** Moves a place to a day, or to what is not planned yet. */
export const move = (place: PlaceKey, to: { day: number | null; index: number }): void =>
  changeTrip((trip) => movePlace(trip, place, to, new Date()))
