import { expect, test } from 'vitest'
import { tripBytes } from './trip-bytes.ts'

test('a file counts with what it imports at once, scripts and styles, and without what it loads later', async () => {
  const link = await tripBytes(['header/trip-link.tsx'])
  const withStore = await tripBytes(['header/trip-link.tsx', 'use-trip.ts', 'device-trip.ts'])
  const withDates = await tripBytes(['header/trip-link.tsx', 'dates/trip-dates.tsx'])
  expect(link).toBeGreaterThan(await tripBytes(['use-trip.ts']))
  expect(withStore - link).toBeLessThan(300)
  expect(withDates).toBeGreaterThan(2 * link)
})

test('the frame imports at once what the header shows of the trip, and no place cards or dates', async () => {
  const frame = await tripBytes()
  expect(frame).toBeGreaterThanOrEqual(await tripBytes(['header/trip-link.tsx']))
  expect(frame).toBeLessThan(await tripBytes(['header/trip-link.tsx', 'save-place.tsx']))
})
