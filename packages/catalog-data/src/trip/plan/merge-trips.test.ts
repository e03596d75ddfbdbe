import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTrip } from '../../../test/any-trip.ts'
import {
  emptyTrip,
  mergeTrips,
  movePlace,
  removePlace,
  savedPlaces,
  savePlace,
  setDates,
  setRooms,
  setStay,
  tripFrom,
  unplanned,
} from '../trip.ts'
import type { Trip } from './trip-type.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const plan = {
  arrival: '2026-12-18',
  departure: '2026-12-20',
  rooms: [{ adults: 2, children: [] }],
  stay: { hotel: 'la-view', room: null, plan: 'CP' as const },
}
const account: Trip = {
  ...savePlace(savePlace(emptyTrip(at(1)), 'beach/baga', at(1)), 'beach/colva', at(2)),
  ...plan,
  days: [['beach/baga'], [], ['beach/colva']],
}

describe('two states of a trip', () => {
  it('have the places of both', () => {
    const phone = savePlace(emptyTrip(at(3)), 'beach/agonda', at(3))
    expect(savedPlaces(mergeTrips(account, phone))).toEqual(['beach/agonda', 'beach/colva', 'beach/baga'])
  })

  it('keep the plan when the newer one has none', () => {
    const phone = savePlace(emptyTrip(new Date(0)), 'beach/agonda', at(3))
    expect(mergeTrips(account, phone)).toMatchObject({ ...plan, days: account.days })
  })

  it('keep what was planned on one device when a place is saved and one is removed on the other', () => {
    const planned = movePlace(account, 'beach/baga', { day: 1, index: 0 }, at(4))
    const stale = removePlace(savePlace(account, 'beach/agonda', at(5)), 'beach/colva', at(6))
    const merged = mergeTrips(planned, stale)
    expect(merged.days).toEqual([[], ['beach/baga'], []])
    expect(unplanned(merged)).toEqual(['beach/agonda'])
  })

  it('have no dates after they were cleared on one', () => {
    const cleared = setRooms(setDates(account, { arrival: null, departure: null }, at(4)).trip, [], at(4))
    const none = { ...cleared, stay: null, days: [] }
    expect(mergeTrips(account, none)).toMatchObject({ arrival: null, departure: null, rooms: [], days: [] })
  })

  it('take the plan of the newer one, and lose no place', () => {
    const newer: Trip = {
      ...savePlace(emptyTrip(at(3)), 'beach/colva', at(3)),
      arrival: '2027-01-02',
      departure: '2027-01-03',
      days: [['beach/colva']],
    }
    const merged = mergeTrips(account, newer)
    expect(merged).toMatchObject({ arrival: '2027-01-02', rooms: [], stay: null, days: [['beach/colva']] })
    expect(unplanned(merged)).toEqual(['beach/baga'])
  })

  it('drop a place that was removed later, also from the days', () => {
    const removed = removePlace(account, 'beach/baga', at(5))
    const edited: Trip = { ...account, changed: at(6).toISOString(), days: [['beach/colva', 'beach/baga']] }
    const merged = mergeTrips(edited, removed)
    expect(savedPlaces(merged)).toEqual(['beach/colva'])
    expect(merged.days).toEqual([['beach/colva']])
  })

  it('keep a place that was saved again after it was removed', () => {
    const removed = removePlace(account, 'beach/baga', at(5))
    const again = savePlace(removed, 'beach/baga', at(6))
    expect(savedPlaces(mergeTrips(removed, again))).toContain('beach/baga')
  })
})

it('takes the people and the stay that were changed last', () => {
  const rooms = [{ adults: 3, children: [6] }]
  const stay = { hotel: 'tree-house', room: 'Cottage', plan: 'MAP' as const }
  const [people, hotel] = [setRooms(account, rooms, at(5)), setStay(account, stay, at(6))]
  expect(mergeTrips(people, account).rooms).toEqual(rooms)
  expect(mergeTrips(people, hotel)).toMatchObject({ rooms: account.rooms, stay })
  expect(setStay(account, null, at(-9)).changed > account.changed).toBe(true)
})

describe('merging', () => {
  it('gives the same in either order', () => {
    fc.assert(
      fc.property(anyTrip, anyTrip, (a, b) => {
        expect(mergeTrips(a, b)).toEqual(mergeTrips(b, a))
      }),
    )
  })

  it('changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(anyTrip, anyTrip, (a, b) => {
        const merged = mergeTrips(a, b)
        expect(mergeTrips(a, a)).toEqual(a)
        expect(mergeTrips(merged, a)).toEqual(merged)
        expect(mergeTrips(b, merged)).toEqual(merged)
      }),
    )
  })

  it('of three saves the same places in any grouping', () => {
    fc.assert(
      fc.property(anyTrip, anyTrip, anyTrip, (a, b, c) => {
        const [left, right] = [mergeTrips(mergeTrips(a, b), c), mergeTrips(a, mergeTrips(b, c))]
        expect(left.saved).toEqual(right.saved)
        expect(left.changed).toBe(right.changed)
      }),
    )
  })

  it('of three gives the same trip in any grouping, as long as nothing was removed and all have a plan', () => {
    const planned = anyTrip.map(
      (trip): Trip => ({
        ...trip,
        saved: trip.saved.map(({ place, at: moment }) => ({ place, at: moment })),
        rooms: [{ adults: 2, children: [] }],
      }),
    )
    fc.assert(
      fc.property(planned, planned, planned, (a, b, c) => {
        expect(mergeTrips(mergeTrips(a, b), c)).toEqual(mergeTrips(a, mergeTrips(b, c)))
      }),
    )
  })

  it('gives a trip that can be kept, and loses no place that is saved in either', () => {
    fc.assert(
      fc.property(anyTrip, anyTrip, (a, b) => {
        const merged = mergeTrips(a, b)
        expect(tripFrom(merged)).toEqual(merged)
        const kept = [...merged.days.flat(), ...unplanned(merged)]
        expect(kept.toSorted()).toEqual(savedPlaces(merged).toSorted())
        const gone = merged.saved.filter((entry) => entry.gone).map(({ place }) => place)
        for (const place of [...savedPlaces(a), ...savedPlaces(b)])
          expect([...kept, ...gone]).toContain(place)
      }),
    )
  })
})
