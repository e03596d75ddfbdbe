import { expect, it } from 'vitest'
import { openingHoursInput } from './opening-hours.ts'
import { afterOpenDay, afterOpenTime, type OpeningHours, openTimeBetween } from './opening-time.ts'

const HOUR = 3_600_000
const zone = 'Asia/Kolkata'
const day = { from: '09:00', to: '18:00' }
// Christmas Day of 2026 is a Friday.
const hours: OpeningHours = {
  week: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: { from: '10:00', to: '13:30' },
    sunday: null,
  },
  closedDays: ['2026-12-25'],
}
const at = (text: string) => Date.parse(`${text}:00+05:30`)

it.each([
  ['within a day', '2026-12-14T09:00', 4, '2026-12-14T13:00'],
  ['to the minute of closing', '2026-12-14T09:00', 9, '2026-12-14T18:00'],
  ['from before opening', '2026-12-14T04:51', 1, '2026-12-14T10:00'],
  ['over a night', '2026-12-14T17:00', 2, '2026-12-15T10:00'],
  ['from the night', '2026-12-14T23:30', 2, '2026-12-15T11:00'],
  ['over a short day and a closed one', '2026-12-18T17:30', 5, '2026-12-21T10:00'],
  ['over a holiday', '2026-12-24T16:00', 4, '2026-12-26T12:00'],
  ['from a holiday', '2026-12-25T12:00', 1, '2026-12-26T11:00'],
  ['over three days', '2026-12-14T10:00', 24, '2026-12-16T16:00'],
  ['over the end of the year', '2026-12-31T17:00', 10, '2027-01-01T18:00'],
])('counts opening hours %s', (_name, since, wanted, due) => {
  const found = afterOpenTime(hours, at(since), wanted * HOUR, zone)
  expect(new Date(found).toISOString()).toBe(new Date(at(due)).toISOString())
  expect(openTimeBetween(hours, at(since), found, zone)).toBe(wanted * HOUR)
})

it.each([
  ['the next day at the same time', '2026-12-14T11:20', '2026-12-15T11:20'],
  ['the next day from opening, for a message before opening', '2026-12-14T04:51', '2026-12-15T09:00'],
  ['the day after next, for a message of the evening', '2026-12-14T22:00', '2026-12-16T09:00'],
  ['by the end of a shorter day', '2026-12-18T17:30', '2026-12-19T13:30'],
  ['as long after a later opening', '2026-12-18T11:00', '2026-12-19T12:00'],
  ['after a closed day', '2026-12-19T11:00', '2026-12-21T10:00'],
  ['after a holiday', '2026-12-24T10:15', '2026-12-26T11:15'],
  ['two days later, from a holiday', '2026-12-25T12:00', '2026-12-28T09:00'],
  ['from the very moment of closing', '2026-12-14T18:00', '2026-12-16T09:00'],
])('one open day later is %s', (_name, since, due) => {
  expect(new Date(afterOpenDay(hours, at(since), zone)).toISOString()).toBe(new Date(at(due)).toISOString())
})

it('counts day and night without opening hours', () => {
  const since = at('2026-12-24T16:00')
  expect(openTimeBetween(null, since, since + HOUR, zone)).toBe(HOUR)
})

it('counts no time while closed, and keeps to the clock where summer time begins', () => {
  expect(openTimeBetween(hours, at('2026-12-19T14:00'), at('2026-12-21T08:00'), zone)).toBe(0)
  const berlin = 'Europe/Berlin'
  const sundays = { ...hours, week: { ...hours.week, sunday: { from: '01:00', to: '05:00' } } }
  // On 28 March 2027 the clock goes from 2:00 to 3:00, so 01:00 to 05:00 has three hours.
  const since = Date.parse('2027-03-28T00:00:00+01:00')
  const found = afterOpenTime(sundays, since, 2 * HOUR, berlin)
  expect(new Date(found).toISOString()).toBe('2027-03-28T02:00:00.000Z')
})

const messageOf = (change: object) =>
  openingHoursInput.safeParse({ hours: { ...hours, ...change } }).error?.issues.map(({ message }) => message)

it.each([
  [
    'over midnight',
    { week: { ...hours.week, friday: { from: '18:00', to: '02:00' } } },
    'Closing time must be later than opening time on the same day',
  ],
  [
    'of no length',
    { week: { ...hours.week, friday: { from: '18:00', to: '18:00' } } },
    'Closing time must be later than opening time on the same day',
  ],
  [
    'without a time',
    { week: { ...hours.week, friday: { from: '', to: '18:00' } } },
    'Enter a time such as 09:30',
  ],
  [
    'with a day that does not exist',
    { closedDays: ['2026-02-30'] },
    'Closed day must be a date such as 2026-12-31',
  ],
  [
    'with every day closed',
    { week: Object.fromEntries(Object.keys(hours.week).map((name) => [name, null])) },
    'Open on at least one day, or remove the opening hours',
  ],
])('refuses hours %s', (_name, change, message) => {
  expect(messageOf(change)).toEqual([message])
})
