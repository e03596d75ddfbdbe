import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyTrip } from '../../../test/any-trip.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { emptyTrip, savePlace, tripMessage } from '../trip.ts'

const now = new Date('2026-11-20T09:00:00Z')
const names: Record<PlaceKey, string> = {
  'hotel/la-view': 'La View Hotel',
  'beach/baga': 'Baga Beach',
  'beach/colva': 'Colva\nBeach',
  'activity/kayaking': 'Kayaking',
}
const tripOf = (places: PlaceKey[], changes: Partial<Trip>): Trip => ({
  ...places.reduce((trip, place) => savePlace(trip, place, now), emptyTrip(now)),
  ...changes,
})

it('says dates, people, stay, and the places by day', () => {
  const trip = tripOf(['hotel/la-view', 'beach/baga', 'beach/colva', 'activity/kayaking', 'beach/lost'], {
    arrival: '2026-12-18',
    departure: '2026-12-20',
    rooms: [{ adults: 2, children: [6] }],
    stay: { hotel: 'la-view', room: 'Sea View Room', plan: 'MAP' },
    days: [['beach/baga', 'beach/lost'], [], ['beach/colva']],
  })
  expect(tripMessage(trip, names)).toBe(
    [
      'My trip, 18 to 20 December 2026',
      '2 adults and a child of 6 in one room',
      'Stay: La View Hotel, Sea View Room, with breakfast and dinner',
      '',
      'Day 1, Friday 18 December',
      '- Baga Beach',
      '',
      'Day 3, Sunday 20 December',
      '- Colva Beach',
      '',
      'Not planned yet',
      '- Kayaking',
    ].join('\n'),
  )
})

it('says what there is without dates and people', () => {
  const trip = tripOf(['beach/baga'], { days: [[], ['beach/baga']] })
  expect(tripMessage(trip, names)).toBe('My trip\n\nDay 2\n- Baga Beach')
})

const beaches = Array.from({ length: 36 }, (_, index): PlaceKey => `beach/number-${index}`)
const namesOf = (length: number) =>
  Object.fromEntries(
    beaches.map((place, index) => [place, `${index} ${'x'.repeat(length)}`.slice(0, length)]),
  )
const full = tripOf(beaches, { days: [beaches.slice(0, 12), beaches.slice(12, 24), beaches.slice(24)] })

it('ends with the number of places that it leaves out, by whole lines', () => {
  const message = tripMessage(full, namesOf(60))
  const lines = message.split('\n')
  const shown = lines.filter((line) => line.startsWith('- '))
  expect(message.length).toBeLessThanOrEqual(1500)
  expect(message.length).toBeGreaterThan(1400)
  expect(lines.at(-1)).toBe(`… and ${36 - shown.length} more places`)
  expect(shown.every((line) => line.length === 62)).toBe(true)
  expect(lines.at(-3)).toMatch(/^- /)
})

it('counts a single place that it leaves out', () => {
  const places = beaches.slice(0, 3)
  const long = { ...namesOf(36), 'beach/number-2': 'x'.repeat(1500) }
  expect(tripMessage(tripOf(places, { days: [places] }), long)).toMatch(/\n- 1 x+\n\n… and 1 more place$/)
})

it('has at most 1,500 characters, whatever the names', () => {
  const name = fc.oneof(fc.string(), fc.string({ minLength: 200, maxLength: 2000 }))
  fc.assert(
    fc.property(
      anyTrip,
      fc.array(name, { minLength: 12, maxLength: 12 }),
      (trip, [hotel = '', ...others]) => {
        const places = trip.saved.map(({ place }) => place)
        const known = Object.fromEntries(places.map((place, index) => [place, others[index] ?? hotel]))
        expect(tripMessage(trip, { ...known, 'hotel/la-view': hotel }).length).toBeLessThanOrEqual(1500)
      },
    ),
  )
})
