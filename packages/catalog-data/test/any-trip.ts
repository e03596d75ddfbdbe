import fc from 'fast-check'
import { type PlaceKey, type Trip, tripFrom } from '../src/trip/trip.ts'

const places: readonly PlaceKey[] = [
  ...['baga', 'colva', 'agonda', 'anjuna'].map((slug): PlaceKey => `beach/${slug}`),
  ...['boat-party', 'kayaking', 'bungee'].map((slug): PlaceKey => `activity/${slug}`),
  ...['la-view', 'tree-house'].map((slug): PlaceKey => `hotel/${slug}`),
]
const moment = fc
  .integer({ min: 0, max: 20 })
  .map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString())
const date = fc.constantFrom(null, '2026-12-18', '2026-12-19', '2026-12-24', '2027-01-02')
const saved = fc.record(
  { place: fc.constantFrom(...places), at: moment, gone: fc.constant(true as const) },
  { requiredKeys: ['place', 'at'] },
)
const stay = fc.record({
  hotel: fc.constantFrom('la-view', 'tree-house'),
  room: fc.constantFrom(null, 'Deluxe Room'),
  plan: fc.constantFrom('CP' as const, 'MAP' as const),
})
const party = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
})

/** Trips as they are kept: among few places and dates, so that two of them have much in common. */
export const anyTrip: fc.Arbitrary<Trip> = fc
  .record({
    v: fc.constant(1),
    changed: moment,
    arrival: date,
    departure: date,
    rooms: fc.array(party, { maxLength: 3 }),
    saved: fc.array(saved, { maxLength: 12 }),
    stay: fc.option(stay),
    days: fc.array(fc.array(fc.constantFrom(...places), { maxLength: 4 }), { maxLength: 6 }),
  })
  .map((json) => {
    const trip = tripFrom(json)
    if (!trip) throw new Error('A trip was made that can’t be read.')
    return trip
  })
