import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTrip } from '../../../test/any-trip.ts'
import {
  addDay,
  daysOf,
  emptyTrip,
  MOST_PLACES_A_DAY,
  movePlace,
  removeDay,
  removePlace,
  savedPlaces,
  savePlace,
  setDates,
  tripFrom,
  undoDates,
  unplanned,
} from '../trip.ts'
import type { PlaceKey, Trip } from './trip-type.ts'

const now = new Date('2026-11-20T09:00:00Z')
const tripWith = (...days: PlaceKey[][]): Trip => ({
  ...days.flat().reduce((trip, place) => savePlace(trip, place, now), emptyTrip(now)),
  days,
})
const [baga, colva, agonda] = ['beach/baga', 'beach/colva', 'beach/agonda'] as const

describe('the days', () => {
  it.each<[string | null, string | null, PlaceKey[][], number]>([
    ['2026-12-18', '2026-12-22', [], 5],
    ['2026-12-18', '2026-12-19', [[baga], [colva]], 2],
    ['2026-12-18', '2027-01-30', [], 31],
    ['2026-12-22', '2026-12-18', [[baga], [colva], []], 3],
    ['2026-12-18', null, [[baga], [colva]], 2],
    [null, null, [], 1],
  ])('from %s to %s with %j are %i', (arrival, departure, days, count) => {
    expect(daysOf({ ...tripWith(...days), arrival, departure })).toHaveLength(count)
  })

  it('have dates as soon as the day of arrival is known', () => {
    const trip = tripWith([baga], [colva])
    expect(daysOf(trip).map(({ date }) => date)).toEqual([null, null])
    expect(daysOf({ ...trip, arrival: '2026-12-31' })).toEqual([
      { date: '2026-12-31', places: [baga] },
      { date: '2027-01-01', places: [colva] },
    ])
  })

  it('keep their places and their numbers on new dates', () => {
    const { trip, moved } = setDates(
      tripWith([baga], [colva]),
      { arrival: '2027-02-01', departure: '2027-02-04' },
      now,
    )
    expect(trip.days).toEqual([[baga], [colva]])
    expect(moved).toEqual([])
    expect(setDates(trip, { arrival: '2028-02-28', departure: '2028-03-01' }, now).trip.days).toEqual(
      trip.days,
    )
  })

  it('that are no more leave their places not planned yet', () => {
    const { trip, moved } = setDates(
      tripWith([baga], [], [colva, agonda]),
      { arrival: '2027-02-01', departure: '2027-02-02' },
      now,
    )
    expect(moved).toEqual([colva, agonda])
    expect(new Set(unplanned(trip))).toEqual(new Set([colva, agonda]))
    expect(trip.changed > tripWith().changed).toBe(true)
  })

  it('come back with their places when a change of dates is undone, and nothing else changes', () => {
    const before = {
      ...tripWith([baga], [], [colva, agonda]),
      arrival: '2027-02-01',
      departure: '2027-02-04',
    }
    const shorter = setDates(before, { arrival: '2027-02-01', departure: '2027-02-02' }, now)
    const undone = (trip: Trip) => undoDates(trip, before, shorter, now)
    expect(undone(shorter.trip)).toMatchObject({
      departure: '2027-02-04',
      days: [[baga], [], [colva, agonda], []],
    })

    let since = savePlace(removePlace(shorter.trip, agonda, now), 'hotel/la-view', now)
    since = movePlace(movePlace(since, colva, { day: 1, index: 0 }, now), baga, { day: null, index: 0 }, now)
    expect(undone(since)).toMatchObject({ departure: '2027-02-04', saved: since.saved })
    expect(daysOf(undone(since)).map(({ places }) => places)).toEqual([[], [colva], [], []])
  })

  it('can be added and removed without dates', () => {
    const three = addDay(addDay(emptyTrip(now), now), now)
    expect(daysOf(three)).toHaveLength(3)
    const { trip, moved } = removeDay(tripWith([baga], [colva], [agonda]), 1, now)
    expect(trip.days).toEqual([[baga], [agonda]])
    expect(moved).toEqual([colva])
    expect(unplanned(trip)).toEqual([colva])
  })

  it('are those of the dates once there are dates', () => {
    const { trip } = setDates(tripWith([baga]), { arrival: '2027-02-01', departure: '2027-02-03' }, now)
    expect(addDay(trip, now)).toBe(trip)
    expect(removeDay(trip, 0, now)).toEqual({ trip, moved: [] })
  })
})

describe('a place', () => {
  const trip = tripWith([baga, colva], [agonda])

  it.each<[PlaceKey, number | null, number, PlaceKey[][]]>([
    [baga, 0, 1, [[colva, baga], [agonda]]],
    [baga, 1, 0, [[colva], [baga, agonda]]],
    [baga, 1, 99, [[colva], [agonda, baga]]],
    [agonda, 0, 1, [[baga, agonda, colva], []]],
    [colva, null, 0, [[baga], [agonda]]],
  ])('%s moves to day %j, position %i', (place, day, index, days) => {
    expect(movePlace(trip, place, { day, index }, now).days).toEqual(days)
  })

  it('moves to a day that was empty', () => {
    const dated = { ...trip, arrival: '2027-02-01', departure: '2027-02-04' }
    expect(movePlace(dated, baga, { day: 3, index: 0 }, now).days).toEqual([[colva], [agonda], [], [baga]])
  })

  it('stays where it is if it is not saved, or if the day is full or does not exist', () => {
    expect(movePlace(trip, 'beach/arambol', { day: 0, index: 0 }, now)).toBe(trip)
    expect(movePlace(trip, baga, { day: 2, index: 0 }, now)).toBe(trip)
    expect(movePlace(trip, baga, { day: -1, index: 0 }, now)).toBe(trip)
    const full = tripWith(
      Array.from({ length: MOST_PLACES_A_DAY }, (_, index): PlaceKey => `beach/number-${index}`),
      [baga],
    )
    expect(movePlace(full, baga, { day: 0, index: 0 }, now)).toBe(full)
    expect(movePlace(full, 'beach/number-3', { day: 0, index: 0 }, now).days[0]?.[0]).toBe('beach/number-3')
  })
})

it('loses no place, whatever is done to the days', () => {
  const date = fc.constantFrom(null, '2026-12-18', '2026-12-19', '2026-12-24', '2027-01-02')
  const index = fc.integer({ min: -1, max: 8 })
  const change = fc.oneof(
    fc.tuple(date, date).map(
      ([arrival, departure]) =>
        (trip: Trip) =>
          setDates(trip, { arrival, departure }, now).trip,
    ),
    fc.tuple(index, fc.option(index), index).map(([which, day, position]) => (trip: Trip) => {
      const place = savedPlaces(trip)[which]
      return place ? movePlace(trip, place, { day, index: position }, now) : trip
    }),
    index.map((day) => (trip: Trip) => removeDay(trip, day, now).trip),
    fc.constant((trip: Trip) => addDay(trip, now)),
  )
  fc.assert(
    fc.property(anyTrip, fc.array(change), (trip, changes) => {
      const changed = changes.reduce((before, one) => one(before), trip)
      const places = [...daysOf(changed).flatMap((day) => day.places), ...unplanned(changed)]
      expect(places.toSorted()).toEqual(savedPlaces(trip).toSorted())
      expect(tripFrom(changed)).toEqual(changed)
    }),
  )
})

it('leaves no trace of a removed place on the days', () => {
  const removed = removePlace(tripWith([baga], [colva]), colva, now)
  expect(daysOf(removed).flatMap(({ places }) => places)).toEqual([baga])
  expect(unplanned(removed)).toEqual([])
})
