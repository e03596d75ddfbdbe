import { expect, test } from 'vitest'
import { datesIn, deskInstant } from './dates.ts'

const { dayText, dateText, momentText } = datesIn('en-IN')

test('a day is the same everywhere, a moment is told by the clock in Goa', () => {
  expect(dayText('2026-12-31')).toBe('31 Dec 2026')
  expect(dateText('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026')
  expect(momentText('2026-11-20T19:05:00.000Z')).toBe('21 Nov 2026, 12:35 am')
})

test('a time that is typed is one on the clock in Goa, wherever the browser is', () => {
  expect(deskInstant('2026-11-29T00:00')).toBe('2026-11-28T18:30:00.000Z')
  expect(momentText(deskInstant('2027-01-01T05:15'))).toBe('1 Jan 2027, 5:15 am')
})

test.each([null, '', 'soon'])('%j is no day', (value) => {
  expect(dayText(value)).toBe('N/A')
})
