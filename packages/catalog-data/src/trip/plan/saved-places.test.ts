import { expect, it } from 'vitest'
import { emptyTrip, isSaved, MOST_SAVED, removePlace, savedPlaces, savePlace, tripFrom } from '../trip.ts'
import type { PlaceKey, Trip } from './trip-type.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute))
const saving = (...places: PlaceKey[]) =>
  places.reduce((trip, place, index) => savePlace(trip, place, at(index)), emptyTrip(at(0)))

it('lists the newest place first', () => {
  const trip = saving('beach/baga', 'hotel/la-view', 'activity/kayaking')
  expect(savedPlaces(trip)).toEqual(['activity/kayaking', 'hotel/la-view', 'beach/baga'])
  expect(trip.changed).toBe(at(0).toISOString())
})

it('keeps a place that is saved twice as it was', () => {
  const trip = saving('beach/baga')
  expect(savePlace(trip, 'beach/baga', at(9))).toBe(trip)
})

it('marks a removed place, and takes it from its day', () => {
  const trip: Trip = { ...saving('beach/baga', 'beach/colva'), days: [['beach/baga'], ['beach/colva']] }
  const removed = removePlace(trip, 'beach/baga', at(9))
  expect(removed.saved[0]).toEqual({ place: 'beach/baga', at: at(9).toISOString(), gone: true })
  expect(removed.days).toEqual([[], ['beach/colva']])
  expect(isSaved(removed, 'beach/baga')).toBe(false)
  expect(removePlace(removed, 'beach/baga', at(10))).toBe(removed)
  expect(savedPlaces(savePlace(removed, 'beach/baga', at(10)))).toEqual(['beach/baga', 'beach/colva'])
})

it('dates a change after the one it replaces, also by a clock that is behind', () => {
  const trip = saving('beach/baga', 'beach/colva')
  const removed = removePlace(trip, 'beach/colva', at(-60))
  expect(removed.saved.find(({ place }) => place === 'beach/colva')?.at).toBe('2026-11-20T09:01:00.001Z')
})

it('takes no more than it can hold, and takes one again after one was removed', () => {
  const beaches = Array.from({ length: MOST_SAVED }, (_, index): PlaceKey => `beach/number-${index}`)
  const full = saving(...beaches)
  expect(savePlace(full, 'beach/one-more', at(99))).toBe(full)
  const space = removePlace(full, 'beach/number-0', at(98))
  const again = savePlace(space, 'beach/one-more', at(99))
  expect(savedPlaces(again)).toHaveLength(MOST_SAVED)
  expect(tripFrom(again)).toEqual(again)
})
