import { expect, test } from 'vitest'
import { rangeAfter, rangeUntil } from './day-range.ts'
import { dateOf, daysLater, isoDay, nightsBetween } from './iso-day.ts'

test.each([
  ['the first press begins', null, '2026-12-24', { from: '2026-12-24' }],
  ['a later day ends it', { from: '2026-12-24' }, '2026-12-27', { from: '2026-12-24', to: '2026-12-27' }],
  ['an earlier day begins anew', { from: '2026-12-24' }, '2026-12-20', { from: '2026-12-20' }],
  ['the same day is no stay', { from: '2026-12-24' }, '2026-12-24', { from: '2026-12-24' }],
  [
    'a third press begins anew',
    { from: '2026-12-24', to: '2026-12-27' },
    '2026-12-30',
    { from: '2026-12-30' },
  ],
])('%s', (_, range, day, after) => {
  expect(rangeAfter(range, day)).toEqual(after)
})

test('a range does not reach across a day that is unavailable', () => {
  const full = (day: string) => day === '2026-12-26'
  expect(rangeUntil({ from: '2026-12-24' }, '2026-12-26', full)).toEqual({
    from: '2026-12-24',
    to: '2026-12-26',
  })
  expect(rangeUntil({ from: '2026-12-24' }, '2026-12-27', full)).toBeUndefined()
})

test('days are counted across the end of a year and of February', () => {
  expect(nightsBetween('2026-12-24', '2027-01-02')).toBe(9)
  expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(nightsBetween('2026-12-24', '2026-12-20')).toBe(-4)
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
})

test('a day is the same day again, and what is no day is nothing', () => {
  expect(isoDay(dateOf('2026-03-29') as Date)).toBe('2026-03-29')
  expect([dateOf(''), dateOf(null), dateOf('24/12/2026')]).toEqual([undefined, undefined, undefined])
})
