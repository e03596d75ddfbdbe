import type { RoomParty } from '../../stay/stay-estimate.ts'
import { isDay } from '../../stay/stay-nights.ts'
import { latestOf } from './latest-saved.ts'
import { possibleDays } from './trip-days.ts'
import type { PlaceKey, SavedPlace, Trip, TripStay } from './trip-type.ts'

const MOST_ROOMS = 6
const MOST_CHILDREN = 8
const MOST_ADULTS = 12
const OLDEST_CHILD = 17
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The fields of a value, whose own values are not known yet. */
type Unknown<T> = { [Field in keyof T]?: unknown }

const isRecord = <T>(value: unknown): value is Unknown<T> => typeof value === 'object' && value !== null
const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem)
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && SLUG.test(value)
const isDayOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && isDay(value))
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && Number.isFinite(Date.parse(value))

/** Whether a value is the key of a record, published or not. */
export function isPlaceKey(value: unknown): value is PlaceKey {
  const [, kind, slug] = /^(hotel|activity|beach)\/(.*)$/.exec(String(value)) ?? []
  return typeof value === 'string' && kind !== undefined && isSlug(slug)
}

const isParty = (value: unknown): value is RoomParty =>
  isRecord<RoomParty>(value) &&
  isWhole(value.adults, 1, MOST_ADULTS) &&
  isListOf(value.children, (age) => isWhole(age, 0, OLDEST_CHILD))

const isSavedPlace = (value: unknown): value is SavedPlace =>
  isRecord<SavedPlace>(value) &&
  isPlaceKey(value.place) &&
  isMoment(value.at) &&
  (value.gone === undefined || value.gone === true)

const isStay = (value: unknown): value is TripStay =>
  isRecord<TripStay>(value) &&
  isSlug(value.hotel) &&
  (value.room === null || (typeof value.room === 'string' && value.room.length <= 200)) &&
  (value.plan === 'CP' || value.plan === 'MAP')

const isTrip = (value: unknown): value is Trip =>
  isRecord<Trip>(value) &&
  value.v === 1 &&
  isMoment(value.changed) &&
  isDayOrNull(value.arrival) &&
  isDayOrNull(value.departure) &&
  isListOf(value.rooms, isParty) &&
  isListOf(value.saved, isSavedPlace) &&
  (value.stay === null || isStay(value.stay)) &&
  isListOf(value.days, (day) => isListOf(day, isPlaceKey))

/** One spelling of a moment, so that moments are compared as texts. */
const spelled = (moment: string) => new Date(moment).toISOString()

/** A trip from JSON. Too much of anything is cut; null for a broken value, and for a version that is not known here. */
export function tripFrom(json: unknown): Trip | null {
  if (!isTrip(json)) return null
  const { arrival, departure, stay } = json
  const saved = latestOf(
    json.saved.map(({ place, at, gone }) => ({ place, at: spelled(at), ...(gone && { gone }) })),
  )
  return {
    v: 1,
    changed: spelled(json.changed),
    arrival,
    departure,
    rooms: json.rooms
      .slice(0, MOST_ROOMS)
      .map(({ adults, children }) => ({ adults, children: children.slice(0, MOST_CHILDREN) })),
    saved,
    stay: stay && { hotel: stay.hotel, room: stay.room, plan: stay.plan },
    days: possibleDays({ arrival, departure, saved, days: json.days }),
  }
}
