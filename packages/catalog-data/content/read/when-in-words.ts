import type { YearSpan } from '../../src/season/season.ts'
import { businessLocale } from './amounts.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const format = (fields: Intl.DateTimeFormatOptions, moment: string): string =>
  new Intl.DateTimeFormat(businessLocale(), { ...fields, timeZone: 'UTC' })
    .format(new Date(moment))
    .replace(/\u202f/g, ' ')

const dateOf = (day: string) => `2024-${day}T00:00:00Z`
const isFirst = (day: string) => day.endsWith('-01')
const isLast = (day: string) => new Date(Date.parse(dateOf(day)) + 86_400_000).getUTCDate() === 1

/** A part of the year: `June to September`, `6 January to May`, `20 December to 5 January`. */
function spanInWords({ from, to }: YearSpan): string {
  const month = (day: string) => format({ month: 'long' }, dateOf(day))
  const date = (day: string) => format({ day: 'numeric', month: 'long' }, dateOf(day))
  const isOneMonth = from.slice(0, 2) === to.slice(0, 2) && from <= to
  if (isOneMonth && isFirst(from) && isLast(to)) return month(from)
  const start = isFirst(from) && !isOneMonth ? month(from) : date(from)
  return from === to ? start : `${start} to ${isLast(to) && !isOneMonth ? month(to) : date(to)}`
}

/** Hours: `5:00 to 8:00 pm`, `10:00 am to 5:00 pm`. */
function hoursInWords({ from, to }: YearSpan): string {
  const time = (clock: string) => format({ hour: 'numeric', minute: '2-digit' }, `2024-01-01T${clock}:00Z`)
  const [start, end] = [time(from), time(to)]
  const half = / [ap]m$/i.exec(end)?.[0] ?? ''
  return `${half && start.endsWith(half) ? start.slice(0, -half.length) : start} to ${end}`
}

const inARow = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

// 1 January 2024 was a Monday.
const weekdayInWords = (day: string) =>
  format({ weekday: 'long' }, dateOf(`01-0${WEEKDAYS.indexOf(day) + 1}`))

const areRanges = (value: readonly unknown[], end: RegExp): value is YearSpan[] =>
  value.every(
    (range) =>
      typeof range === 'object' &&
      range !== null &&
      'from' in range &&
      'to' in range &&
      end.test(`${range.from} ${range.to}`),
  )

/** Parts of the year, hours or weekdays in words; undefined for anything else. */
export function whenInWords(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  if (areRanges(value, /^\d\d-\d\d \d\d-\d\d$/)) return inARow(value.map(spanInWords))
  if (areRanges(value, /^\d\d:\d\d \d\d:\d\d$/)) return inARow(value.map(hoursInWords))
  if (value.every((day) => WEEKDAYS.includes(day))) return inARow(value.map(weekdayInWords))
  return undefined
}
