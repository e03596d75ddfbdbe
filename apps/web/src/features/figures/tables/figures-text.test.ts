import { expect, test } from 'vitest'
import { lastDays, readPeriod, withDay } from '../figures-period.ts'
import { countTextsIn, spanChange, spanText } from './figures-text.ts'

test.each([
  [0, 0, 'none before'],
  [4, 4, 'as many as before'],
  [3, 0, 'none before'],
  [12, 10, '2 more than before (20%)'],
  [0, 10, '10 fewer than before (100%)'],
  [1001, 1000, '1 more than before'],
])('%d after %d: %s', (now, before, text) => {
  expect(countTextsIn('en-IN').countChange(now, before)).toBe(text)
})

test.each([
  [null, null, 'nothing answered'],
  [7200, null, 'none answered before'],
  [null, 7200, '2 h before'],
  [7200, 7230, 'about the same'],
  [3600, 9000, '1 h 30 min sooner than before'],
  [9000, 3600, '1 h 30 min later than before'],
])('%s seconds after %s: %s', (now, before, text) => {
  expect(spanChange(now, before)).toBe(text)
})

test('without answers there is no time', () => {
  expect([spanText(null), spanText(0)]).toEqual(['–', 'under a minute'])
})

test('a period ends with the last day that is over in India', () => {
  // Half past seven in the evening in London is one in the morning of the next day in Goa.
  const now = Date.parse('2026-11-23T19:30:00Z')
  expect(lastDays(7, now)).toEqual({ startDate: '2026-11-18', endDate: '2026-11-24' })
  expect(readPeriod({ startDate: '2026-11-09', endDate: '2026-11-01' }, now)).toEqual(lastDays(7, now))
  expect(readPeriod({ startDate: '2026-11-01' }, now)).toEqual(lastDays(7, now))
})

test('a moved end takes the other along where it must', () => {
  const period = { startDate: '2026-03-02', endDate: '2026-03-08' }
  expect(withDay(period, { startDate: '2026-03-10' })).toEqual({
    startDate: '2026-03-10',
    endDate: '2026-03-10',
  })
  expect(withDay(period, { endDate: '2028-03-01' })).toEqual({
    startDate: '2027-03-02',
    endDate: '2028-03-01',
  })
})
