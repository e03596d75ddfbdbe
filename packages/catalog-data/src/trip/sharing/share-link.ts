import { isDay, nightsBetween } from '../../stay/stay-nights.ts'
import { isPlaceKey } from '../plan/read-trip.ts'
import { MOST_SAVED } from '../plan/saved-places.ts'
import { MOST_DAYS, MOST_PLACES_A_DAY, unplanned } from '../plan/trip-days.ts'
import type { PlaceKey, Trip, TripKind } from '../plan/trip-type.ts'

/** What a shared link tells: places and days, and the dates if the sender adds them. */
export interface SharedPlan {
  /** All places, first those with a day. */
  saved: PlaceKey[]
  days: PlaceKey[][]
  arrival?: string
  departure?: string
}

// Slugs are spelled in the letters of base64url already, so each letter costs one: the other letters of base64url say what
// begins. `1` is the version, `D` the dates, `_` the next day, `U` the places without a day.
const LETTERS = { hotel: 'H', activity: 'A', beach: 'B' } as const
const KINDS: Readonly<Record<string, TripKind>> = { H: 'hotel', A: 'activity', B: 'beach' }

/** Two letters or digits that tell a link that was cut or mistyped (FNV-1a). */
function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return (hash % 36 ** 2).toString(36).padStart(2, '0')
}

function spell(places: readonly PlaceKey[]): string {
  return places
    .map((place) => {
      const [kind = '', slug = ''] = place.split('/')
      return `${LETTERS[kind as TripKind]}${slug}`
    })
    .join('')
}

/** The places of a plan as the fragment of an address, in letters of base64url. It names no person and no age. */
export function encodeTrip(trip: Trip, { dates }: { dates: boolean }): string {
  const { arrival, departure } = trip
  const days = trip.days.map(spell).join('_')
  const others = spell(unplanned(trip))
  const digits =
    dates && nightsBetween(arrival, departure) ? `${arrival}${departure}`.replaceAll('-', '') : ''
  const text = `1${digits && `D${digits}`}_${days}${others && `U${others}`}`
  return text + checkOf(text)
}

/** The places spelled in a text; undefined if a part of it is none. */
function placesIn(text: string): PlaceKey[] | undefined {
  const places = text.split(/(?=[A-Z])/).map((word) => `${KINDS[word[0] ?? '']}/${word.slice(1)}`)
  if (text === '') return []
  return places.every(isPlaceKey) ? places : undefined
}

function datesIn(digits: string | undefined): Pick<SharedPlan, 'arrival' | 'departure'> | undefined {
  if (digits === undefined) return {}
  const [arrival = '', departure = ''] = [digits.slice(0, 8), digits.slice(8)].map((day) =>
    day.replace(/^(....)(..)(..)$/, '$1-$2-$3'),
  )
  return isDay(arrival) && nightsBetween(arrival, departure) ? { arrival, departure } : undefined
}

/** The plan of a fragment; null if it is broken, cut or not from `encodeTrip`. Its places may be unpublished by now. */
export function decodeTrip(fragment: string): SharedPlan | null {
  const [, text = '', digits, planned = '', others = '', check] =
    /^(1(?:D(\d{16}))?_([^U]*)(?:U(.+))?)(..)$/.exec(fragment) ?? []
  if (text === '' || check !== checkOf(text)) return null
  const days = planned === '' ? [] : planned.split('_').map(placesIn)
  const rest = placesIn(others)
  const dates = datesIn(digits)
  if (!rest || !dates || !days.every((day) => day !== undefined)) return null
  const saved = [...days.flat(), ...rest]
  const isTooMuch =
    saved.length > MOST_SAVED ||
    days.length > MOST_DAYS ||
    days.some((day) => day.length > MOST_PLACES_A_DAY) ||
    new Set(saved).size < saved.length
  return isTooMuch ? null : { saved, days, ...dates }
}
