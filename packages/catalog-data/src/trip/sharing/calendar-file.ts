import { dayAfter, nightsBetween } from '../../stay/stay-nights.ts'
import type { PlaceNames } from '../facts/trip-facts.ts'
import { daysOf } from '../plan/trip-days.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'

const LONGEST_LINE = 75

const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

/** Splits a line after at most 75 octets of UTF-8, between letters. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const isFull = octets + octetsOf(letter) > LONGEST_LINE
    text += isFull ? `\r\n ${letter}` : letter
    octets = isFull ? 1 + octetsOf(letter) : octets + octetsOf(letter)
  }
  return text
}

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const compact = (date: string): string => date.replaceAll('-', '')

/** An all-day event; the end is the day after. Its UID is that of the place, so that a later file moves the event. */
const eventOf = (place: PlaceKey, name: string, from: string, to: string, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${place.replace('/', '-')}@trip`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(to, 1))}`,
  `SUMMARY:${escaped(name)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/**
 * The trip as an iCalendar file (RFC 5545): an event for the stay and one for each place of a day. Places without a name
 * are left out. Null without a day of arrival, or if there is no event.
 */
export function calendarFile(trip: Trip, names: PlaceNames, now: Date): string | null {
  const { arrival, departure, stay } = trip
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const event = (place: PlaceKey, from: string | null, to: string | null) => {
    const name = names[place]
    return name !== undefined && from !== null && to !== null ? eventOf(place, name, from, to, stamp) : []
  }
  const hotel: PlaceKey | null = stay && nightsBetween(arrival, departure) ? `hotel/${stay.hotel}` : null
  const events = [
    ...(hotel ? event(hotel, arrival, departure) : []),
    ...daysOf(trip).flatMap(({ date, places }) =>
      places.filter((place) => place !== hotel).flatMap((place) => event(place, date, date)),
    ),
  ]
  if (events.length === 0) return null
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//susegad//trip//EN', 'CALSCALE:GREGORIAN']
  return [...lines, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('')
}
