export type { Clash, ClashReason } from './clashes/clash.ts'
export { clashesOf } from './clashes/clashes-of.ts'
export {
  namesOf,
  type Outing,
  type PlaceFacts,
  type PlaceNames,
  type TripFacts,
  tripFactsOf,
} from './facts/trip-facts.ts'
export type { Weekday } from './facts/weekday.ts'
export { emptyTrip } from './plan/empty-trip.ts'
export { mergeTrips } from './plan/merge-trips.ts'
export { tripFrom } from './plan/read-trip.ts'
export { removePlace, savePlace } from './plan/save-place.ts'
export { isSaved, MOST_SAVED, savedPlaces } from './plan/saved-places.ts'
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
  undoDates,
  unplanned,
} from './plan/trip-days.ts'
export { setRooms, setStay } from './plan/trip-people.ts'
export type { PlaceKey, SavedPlace, Trip, TripKind, TripStay } from './plan/trip-type.ts'
export { calendarFile } from './sharing/calendar-file.ts'
export { decodeTrip, encodeTrip, type SharedPlan } from './sharing/share-link.ts'
export { tripMessage } from './sharing/trip-message.ts'
export { type DayRoute, type Stop, stopsOf } from './travel/day-route.ts'
export { type Drive, driveBetween, roadKilometres } from './travel/road-time.ts'
export { clashText } from './words/clash-text.ts'
export { datesText, peopleText, shortDatesText, tripSentence } from './words/trip-words.ts'
