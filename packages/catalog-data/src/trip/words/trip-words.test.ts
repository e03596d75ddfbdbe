import { expect, it } from 'vitest'
import type { RoomParty } from '../../stay/stay-estimate.ts'
import { datesText, peopleText, shortDatesText, tripSentence } from '../trip.ts'
import { clockText, spanText } from './trip-words.ts'

it.each<[string | null, string | null, string]>([
  ['2026-12-18', '2026-12-22', '18 to 22 December 2026'],
  ['2026-11-30', '2026-12-02', '30 November to 2 December 2026'],
  ['2026-12-30', '2027-01-02', '30 December 2026 to 2 January 2027'],
  ['2026-12-18', null, 'from 18 December 2026'],
  ['2026-12-18', '2026-12-18', 'from 18 December 2026'],
  [null, '2026-12-18', ''],
  [null, null, ''],
])('from %s to %s is “%s”', (arrival, departure, text) => {
  expect(datesText({ arrival, departure })).toBe(text)
})

it.each([
  ['2026-12-18', '2026-12-22', '18–22 Dec'],
  ['2026-12-30', '2027-01-02', '30 Dec–2 Jan'],
])('from %s to %s is “%s” in short', (arrival, departure, text) => {
  expect(shortDatesText(arrival, departure)).toBe(text)
})

it.each<[RoomParty[], string]>([
  [[], ''],
  [[{ adults: 1, children: [] }], '1 adult in one room'],
  [[{ adults: 2, children: [6] }], '2 adults and a child of 6 in one room'],
  [[{ adults: 2, children: [0] }], '2 adults and a child under 1 in one room'],
  [
    [
      { adults: 2, children: [9, 6] },
      { adults: 1, children: [] },
    ],
    '3 adults and 2 children of 6 and 9 in 2 rooms',
  ],
  [[{ adults: 2, children: [4, 0] }], '2 adults and 2 children under 1 and of 4 in one room'],
])('%j is “%s”', (rooms, text) => {
  expect(peopleText(rooms)).toBe(text)
})

it('says a trip in one sentence', () => {
  const rooms = [{ adults: 2, children: [6] }]
  expect(tripSentence({ arrival: '2026-12-18', departure: '2026-12-22', rooms })).toBe(
    '18 to 22 December 2026, 2 adults and a child of 6 in one room',
  )
  expect(tripSentence({ arrival: null, departure: null, rooms })).toBe(
    '2 adults and a child of 6 in one room',
  )
})

it.each([
  [{ from: '10-01', to: '05-31' }, 'October to May'],
  [{ from: '12-20', to: '01-05' }, '20 December to 5 January'],
  [{ from: '02-01', to: '02-29' }, 'February'],
])('%j is “%s”', (span, text) => {
  expect(spanText(span)).toBe(text)
})

it.each([
  ['00:05', '12:05 am'],
  ['12:00', '12:00 pm'],
  ['17:30', '5:30 pm'],
])('%s is “%s”', (clock, text) => {
  expect(clockText(clock)).toBe(text)
})
