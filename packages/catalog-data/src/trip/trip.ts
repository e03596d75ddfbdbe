export { calendarFile } from './calendar-file.ts'
export { emptyTrip } from './change-trip.ts'
export type { Clash, ClashReason } from './clash.ts'
export { clashText } from './clash-text.ts'
export { clashesOf } from './clashes-of.ts'
export { type DayRoute, type Stop, stopsOf } from './day-route.ts'
export { mergeTrips } from './merge-trips.ts'
export { tripFrom } from './read-trip.ts'
export type { Drive } from './road-time.ts'
export { removePlace, savePlace } from './save-place.ts'
export { isSaved, MOST_SAVED, savedPlaces } from './saved-places.ts'
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
  undoDates,
  unplanned,
} from './trip-days.ts'
export {
  namesOf,
  type Outing,
  type PlaceFacts,
  type PlaceNames,
  type TripFacts,
  tripFactsOf,
} from './trip-facts.ts'
export { tripMessage } from './trip-message.ts'
export { setRooms, setStay } from './trip-people.ts'
export type { PlaceKey, SavedPlace, Trip, TripKind, TripStay } from './trip-type.ts'
export { datesText, peopleText, shortDatesText, tripSentence } from './trip-words.ts'
export type { Weekday } from './weekday.ts'
