export { tripFrom } from './read-trip.ts'
export { emptyTrip, isSaved, MOST_SAVED, removePlace, savedPlaces, savePlace } from './saved-places.ts'
export { decodeTrip, encodeTrip, type SharedPlan } from './share-link.ts'
export {
  addDay,
  type ChangedDays,
  daysOf,
  MOST_DAYS,
  MOST_PLACES_A_DAY,
  movePlace,
  removeDay,
  setDates,
  type TripDay,
  unplanned,
} from './trip-days.ts'
export type { PlaceKey, SavedPlace, Trip, TripKind, TripStay } from './trip-type.ts'
