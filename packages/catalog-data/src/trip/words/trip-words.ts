import type { YearSpan } from '../../season/season.ts'
import type { RoomParty } from '../../stay/stay-estimate.ts'
import { isDay, nightsBetween } from '../../stay/stay-nights.ts'
import { type Weekday, weekdayOf } from '../facts/weekday.ts'
import type { Trip } from '../plan/trip-type.ts'

// Tables instead of `Intl`, whose words differ between browsers.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** `A`, `A and B`, `A, B and C`. */
export const inARow = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const weekdayName = (weekday: Weekday): string => WEEKDAYS[weekday]

const monthName = (date: string): string => MONTHS[Number(date.slice(-5, -3)) - 1] ?? ''

/** `18 December`. */
export const dateText = (date: string): string => `${Number(date.slice(-2))} ${monthName(date)}`

/** `Friday 18 December`. */
export const dayText = (date: string): string => `${weekdayName(weekdayOf(date))} ${dateText(date)}`

/** `5:00 pm`. */
export function clockText(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

/** A part of the year: `October to May`, `20 December to 5 January`. */
export function spanText({ from, to }: YearSpan): string {
  const isLast = (date: string) =>
    new Date(Date.parse(`2024-${date}T00:00:00Z`) + 86_400_000).getUTCDate() === 1
  const start = from.endsWith('-01') ? monthName(from) : dateText(from)
  const end = isLast(to) ? monthName(to) : dateText(to)
  return start === end ? start : `${start} to ${end}`
}

/** `18 to 22 December 2026`; as much as is known of it. */
export function datesText({ arrival, departure }: Pick<Trip, 'arrival' | 'departure'>): string {
  const [from, to] = [arrival, departure].map((day) => (day !== null && isDay(day) ? day : null))
  const whole = (date: string) => `${dateText(date)} ${date.slice(0, 4)}`
  if (!from || !to || !nightsBetween(from, to)) return from ? `from ${whole(from)}` : ''
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(-2))} to ${whole(to)}`
  return `${from.slice(0, 4) === to.slice(0, 4) ? dateText(from) : whole(from)} to ${whole(to)}`
}

/** `18–22 Dec`, `30 Dec–2 Jan`: for where there is little room. */
export function shortDatesText(arrival: string, departure: string): string {
  const short = (date: string) => `${Number(date.slice(-2))} ${monthName(date).slice(0, 3)}`
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7)
  return `${isOneMonth ? Number(arrival.slice(-2)) : short(arrival)}–${short(departure)}`
}

/** `a child of 6`, `2 children of 4 and 6`. */
export function childrenText(ages: readonly number[]): string {
  const sorted = ages.toSorted((one, other) => one - other)
  const words = inARow(sorted.map((age) => (age === 0 ? 'under 1' : `of ${age}`)))
  if (ages.length < 2) return `a child ${words}`
  return `${ages.length} children ${sorted[0] === 0 ? words : `of ${inARow(sorted.map(String))}`}`
}

/** `2 adults and a child of 6 in one room`; nothing for nobody. */
export function peopleText(rooms: readonly RoomParty[]): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rooms.flatMap(({ children }) => children)
  if (rooms.length === 0) return ''
  const people = inARow([
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    ...(ages.length > 0 ? [childrenText(ages)] : []),
  ])
  return `${people} in ${rooms.length === 1 ? 'one room' : `${rooms.length} rooms`}`
}

/** `18 to 22 December 2026, 2 adults and a child of 6 in one room`; as much as is known of it. */
export const tripSentence = (trip: Pick<Trip, 'arrival' | 'departure' | 'rooms'>): string =>
  [datesText(trip), peopleText(trip.rooms)].filter((words) => words !== '').join(', ')
