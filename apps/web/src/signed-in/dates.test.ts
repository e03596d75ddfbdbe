import { expect, test } from 'vitest'
import { dateText, dayText, momentText } from './dates.ts'

test('a day is the same everywhere, a moment is told by the clock in Goa', () => {
  expect(dayText('2026-12-31')).toBe('31 Dec 2026')
  expect(dateText('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026')
  expect(momentText('2026-11-20T19:05:00.000Z')).toBe('21 Nov 2026, 12:35 am')
})

test.each([null, '', 'soon'])('%j is no day', (value) => {
  expect(dayText(value)).toBe('N/A')
})
