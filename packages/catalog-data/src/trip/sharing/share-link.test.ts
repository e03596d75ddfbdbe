import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allActivities, allBeaches, allHotels } from '../../../test/all-records.ts'
import { anyTrip } from '../../../test/any-trip.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { decodeTrip, emptyTrip, encodeTrip, savedPlaces, savePlace, unplanned } from '../trip.ts'

const now = new Date('2026-11-20T09:00:00Z')
const tripOf = (days: PlaceKey[][], others: PlaceKey[] = []): Trip => ({
  ...[...days.flat(), ...others].reduce((trip, place) => savePlace(trip, place, now), emptyTrip(now)),
  days,
})
const trip: Trip = {
  ...tripOf([['beach/baga', 'activity/boat-party-2'], [], ['beach/colva']], ['hotel/la-view']),
  arrival: '2026-12-18',
  departure: '2026-12-22',
  rooms: [{ adults: 2, children: [6] }],
  stay: { hotel: 'tree-house', room: 'Cottage', plan: 'CP' },
}
const plan = {
  days: [['beach/baga', 'activity/boat-party-2'], [], ['beach/colva']],
  saved: ['beach/baga', 'activity/boat-party-2', 'beach/colva', 'hotel/la-view'],
}

describe('a link', () => {
  it('has the places and their days, and nothing else', () => {
    expect(decodeTrip(encodeTrip(trip, { dates: false }))).toEqual(plan)
    expect(encodeTrip(trip, { dates: false })).toBe(
      encodeTrip({ ...trip, arrival: null, departure: null, rooms: [], stay: null }, { dates: false }),
    )
  })

  it('has the dates if they are asked for and known', () => {
    expect(decodeTrip(encodeTrip(trip, { dates: true }))).toEqual({
      ...plan,
      arrival: '2026-12-18',
      departure: '2026-12-22',
    })
    expect(decodeTrip(encodeTrip({ ...trip, departure: null }, { dates: true }))).toEqual(plan)
  })

  it('is in letters of base64url, and comes back whole', () => {
    fc.assert(
      fc.property(anyTrip, (any) => {
        const fragment = encodeTrip(any, { dates: false })
        expect(fragment).toMatch(/^[\w-]+$/)
        const saved = [...any.days.flat(), ...unplanned(any)]
        const days = any.days.length === 1 && any.days[0]?.length === 0 ? [] : any.days
        expect(decodeTrip(fragment)).toEqual({ days, saved })
      }),
    )
  })

  it('to six places of four days has at most 240 characters, however long their names', () => {
    const longest = [
      ...allHotels.map(({ slug }): PlaceKey => `hotel/${slug}`),
      ...allActivities.map(({ slug }): PlaceKey => `activity/${slug}`),
      ...allBeaches.map(({ slug }): PlaceKey => `beach/${slug}`),
    ]
      .sort((one, other) => other.length - one.length)
      .slice(0, 6)
    const long = tripOf([longest.slice(0, 2), longest.slice(2, 3), longest.slice(3, 5), longest.slice(5)])
    expect(savedPlaces(long)).toHaveLength(6)
    expect(encodeTrip(long, { dates: false }).length).toBeLessThanOrEqual(240)
  })

  it('that was cut or mistyped is refused', () => {
    const fragment = encodeTrip(trip, { dates: true })
    for (let length = 0; length < fragment.length; length++)
      expect(decodeTrip(fragment.slice(0, length)), fragment.slice(0, length)).toBeNull()
    for (let index = 0; index < fragment.length; index++)
      expect(decodeTrip(`${fragment.slice(0, index)}x${fragment.slice(index + 1)}`)).toSatisfy(
        (read) => read === null || fragment[index] === 'x',
      )
  })

  it('with a place twice, or with 41, is refused', () => {
    const many = Array.from({ length: 41 }, (_, index): PlaceKey => `beach/number-${index}`)
    const days = [many.slice(0, 11), many.slice(11, 22), many.slice(22, 33), many.slice(33, 40)]
    const linkOf = (listed: PlaceKey[][]) => encodeTrip({ ...emptyTrip(now), days: listed }, { dates: false })
    expect(decodeTrip(linkOf(days))).toEqual({ days, saved: days.flat() })
    expect(decodeTrip(linkOf([...days, ['beach/number-40']]))).toBeNull()
    expect(decodeTrip(linkOf([['beach/baga'], ['beach/baga']]))).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['base64 of JSON', 'eyJ2IjoxfQ'],
    ['another version', '2_Bbaga00'],
    ['markup', '1_<script>00'],
    ['a very long one', `1_${'B'.repeat(50_000)}`],
  ])('as %s is refused', (_, foreign) => {
    expect(decodeTrip(foreign)).toBeNull()
  })

  it('of any text is refused', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeTrip(text) === null))
  })
})
