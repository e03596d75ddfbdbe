import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indiaDate, indiaDay } from './india-date.ts'

test.each([
  ['2026-11-20T18:29:59Z', '20/11/2026', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '21/11/2026', '2026-11-21'],
  ['2024-02-29T06:30:00Z', '29/02/2024', '2024-02-29'],
])('%s is %s in India', (instant, text, day) => {
  expect(indiaDate(instant)).toBe(text)
  expect(indiaDay(instant)).toBe(day)
})

test('another language writes it its own way', () => {
  expect(indiaDate('2026-11-20T18:30:00Z', 'de-DE')).toBe('21.11.2026')
})

test('what is no date is refused', () => {
  expect(() => indiaDate('soon')).toThrow(/'soon'/)
})

test('it agrees with the platform on every day', () => {
  const platform = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' })
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(fc.property(days, (date) => indiaDate(date) === platform.format(date)))
})
