import { expect, test } from 'vitest'
import { datesIn } from '../dates.ts'
import { datesText, dayName, guestsText, savedBesides } from './plan-text.ts'

const { dayText } = datesIn('en-IN')

test.each([
  ['2026-12-24', '2026-12-28', '24 Dec 2026 to 28 Dec 2026, 4 nights'],
  ['2026-12-31', '2027-01-01', '31 Dec 2026 to 1 Jan 2027, 1 night'],
  // As sent, even if it can't be.
  ['2026-12-28', '2026-12-24', '28 Dec 2026 to 24 Dec 2026'],
  ['2026-12-24', null, '24 Dec 2026'],
  [null, null, undefined],
])('a trip from %s to %s', (arrival, departure, text) =>
  expect(datesText({ arrival, departure }, dayText)).toBe(text),
)

test.each([
  [{ adults: 1, children: [] }, '1 adult'],
  [{ adults: 2, children: [6] }, '2 adults, 1 child (age 6)'],
  [{ adults: 2, children: [3, 9] }, '2 adults, 2 children (ages 3, 9)'],
])('the guests of a room: %j', (room, text) => expect(guestsText(room)).toBe(text))

test('days are counted from the arrival, past the end of a year', () => {
  expect(dayName('2026-12-31', 1, dayText)).toBe('Day 2, 1 Jan 2027')
  expect(dayName(null, 1, dayText)).toBe('Day 2')
})

test('saved places are listed unless they stand on a day, are the chosen hotel or were taken off', () => {
  const at = '2026-11-28T09:00:00.000Z'
  const saved = [
    { place: 'beach/baga-beach', at },
    { place: 'beach/palolem-beach', at },
    { place: 'hotel/la-view-hotel', at },
    { place: 'activity/kayaking', at, gone: true as const },
  ]
  const stay = { hotel: 'la-view-hotel', room: null, plan: 'CP' } as const
  expect(savedBesides({ saved, stay, days: [[], ['beach/baga-beach']] })).toEqual(['beach/palolem-beach'])
})
