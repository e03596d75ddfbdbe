import {
  daysOf,
  emptyTrip,
  type PlaceKey,
  savedPlaces,
  savePlace,
  type Trip,
  unplanned,
} from '@susegad/catalog-data/trip'
import { expect, it } from 'vitest'
import { addToTrip, tripAgain, tripOfShared } from './shared-plan.ts'

const now = new Date('2026-11-29T09:00:00Z')
const [baga, agonda, cruise, gone]: PlaceKey[] = [
  'beach/baga',
  'beach/agonda',
  'activity/cruise',
  'beach/gone',
]
const isKnown = (place: string) => place !== gone
const shared = { saved: [baga, cruise, gone], days: [[baga], [], [cruise, gone]] } as {
  saved: PlaceKey[]
  days: PlaceKey[][]
}
const own = (changes: Partial<Trip> = {}): Trip => ({
  ...savePlace(emptyTrip(now), agonda as PlaceKey, now),
  rooms: [{ adults: 2, children: [6] }],
  ...changes,
})

it('adds the places of a plan to the own ones, without those that are no longer offered', () => {
  const trip = addToTrip(own(), shared, isKnown, now)
  expect(savedPlaces(trip).toSorted()).toEqual([cruise, agonda, baga].toSorted())
  expect(unplanned(trip)).toHaveLength(3)
})

it('puts a plan in the place of the own one, and keeps the people', () => {
  const trip = tripOfShared(own(), shared, isKnown, now)
  expect(savedPlaces(trip).toSorted()).toEqual([cruise, baga].toSorted())
  expect(daysOf(trip).map(({ places }) => places)).toEqual([[baga], [], [cruise]])
  expect(trip.rooms).toEqual([{ adults: 2, children: [6] }])
})

it('loses no place of a plan that is longer than the own dates', () => {
  const dates = { arrival: '2027-01-14', departure: '2027-01-15' }
  const trip = tripOfShared(own(dates), shared, isKnown, now)
  expect(daysOf(trip).map(({ places }) => places)).toEqual([[baga], []])
  expect(unplanned(trip)).toEqual([cruise])
})

it('gives the own plan back, with what was saved since', () => {
  const before = own({ arrival: '2027-01-14', departure: '2027-01-15', days: [[agonda as PlaceKey]] })
  const later = new Date(now.getTime() + 1000)
  const kept = savePlace(tripOfShared(before, shared, isKnown, later), 'hotel/la-view', later)
  const again = tripAgain(kept, before, shared, later)
  expect(savedPlaces(again).toSorted()).toEqual([agonda, 'hotel/la-view'].toSorted())
  expect(daysOf(again).map(({ places }) => places)).toEqual([[agonda], []])
})
