import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts'
import type { PlaceFacts, TripFacts } from '../facts/trip-facts.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { clashesOf, clashText, emptyTrip, movePlace, namesOf, savePlace, tripFactsOf } from '../trip.ts'

const now = new Date('2026-11-20T09:00:00Z')
/** A trip of 16 (a Wednesday) to 18 December 2026, in which these places stand on these days. */
const tripOf = (days: PlaceKey[][], changes: Partial<Trip> = {}): Trip => ({
  ...days.flat().reduce((trip, place) => savePlace(trip, place, now), emptyTrip(now)),
  arrival: '2026-12-16',
  departure: '2026-12-18',
  days,
  ...changes,
})

const times = (...hours: string[]) =>
  hours.map((range) => {
    const [from = '', to = ''] = range.split('-')
    return { from, to }
  })
const town = { lat: 15.5, lng: 73.8 }
/** 45 km by road from the town: 90 minutes. */
const hills = { lat: 15.5, lng: 74.111 }
const outing = (name: string, facts: NonNullable<PlaceFacts['outing']>, coordinates = town): PlaceFacts => ({
  name,
  coordinates,
  outing: facts,
})
const facts: TripFacts = {
  places: {
    'hotel/palm': { name: 'Palm Hotel', coordinates: town },
    'activity/market': outing('The night market', {
      weekdays: ['Sa', 'We'],
      times: times('18:00-23:00'),
      minutes: 120,
    }),
    'activity/walk': outing('The village walk', {
      weekdays: ['Mo', 'We', 'Th', 'Fr', 'Sa', 'Su'],
      times: times('07:00-09:00'),
      minutes: 120,
    }),
    'activity/rafting': outing('Rafting', {
      season: [{ from: '06-01', to: '09-30' }],
      times: times('09:00-15:00'),
      minutes: 180,
    }),
    'activity/dive': outing('The dive', {
      times: times('08:30-15:00'),
      minutes: 390,
      ages: { from: 12 },
      hoursBeforeFlight: 18,
    }),
    'activity/jump': outing('The jump', {
      times: times('10:00-17:00'),
      minutes: 60,
      ages: { from: 6, to: 10 },
    }),
    'activity/party': outing('The boat party', {
      times: times('17:00-20:00'),
      minutes: 180,
      ages: { from: 18 },
      pickup: { from: '15:30', to: '16:15' },
    }),
    'activity/dinner': outing('The dinner cruise', { times: times('20:30-23:30'), minutes: 180 }),
    'activity/jeep': outing('The jeep tour', {
      times: times('06:00-17:30'),
      minutes: 660,
      pickup: { from: '06:00', to: '07:00' },
    }),
    'activity/kayak': outing('Kayaking', {
      weekdays: [],
      times: times('06:30-10:00', '15:30-18:00'),
      minutes: 60,
    }),
    'activity/temple': outing('The temple', { times: times('15:30-17:00'), minutes: 60 }, hills),
    'activity/fort': outing('The fort', { times: times('13:00-15:00'), minutes: 120 }),
    'activity/spa': { name: 'The spa', coordinates: town, isClosed: true },
    'beach/sandy': { name: 'Sandy Beach', coordinates: town, bathing: { allowed: true } },
    'beach/river': { name: 'River Beach', coordinates: town, bathing: { allowed: false } },
    'beach/open': {
      name: 'Open Beach',
      coordinates: town,
      bathing: { allowed: true, closed: [{ from: '06-01', to: '09-30' }] },
    },
  },
}
const textsOf = (trip: Trip) => clashesOf(trip, facts).map((clash) => clashText(clash, namesOf(facts)))
const family = { rooms: [{ adults: 2, children: [4, 11] }] }
const summer = { arrival: '2026-05-30', departure: '2026-06-02' }

describe('a clash', () => {
  it.each<[string, Trip, string]>([
    [
      'on the wrong day of the week',
      tripOf([[], ['activity/market']]),
      'The night market is open on Wednesdays and Saturdays only. Day 2 is a Thursday.',
    ],
    [
      'on the only day that is closed',
      tripOf([['activity/walk']], { arrival: '2026-12-15' }),
      'The village walk is closed on Tuesdays. Day 1 is a Tuesday.',
    ],
    [
      'out of season',
      tripOf([[], [], ['activity/rafting']]),
      'Rafting is open from June to September only. Day 3 is 18 December.',
    ],
    [
      'of children who are too young',
      tripOf([['activity/dive']], family),
      'The dive is for guests aged 12 and over. Your 2 children of 4 and 11 can’t take part.',
    ],
    [
      'of a child who is too old',
      tripOf([['activity/jump']], {
        rooms: [
          { adults: 2, children: [] },
          { adults: 1, children: [11] },
        ],
      }),
      'The jump is for guests aged up to 10. Your child of 11 can’t take part.',
    ],
    [
      'of adults alone',
      tripOf([['activity/party']], { rooms: [{ adults: 2, children: [0] }] }),
      'The boat party is for adults only (18 and over). Your child under 1 can’t take part.',
    ],
    [
      'of two places at the same hours',
      tripOf([['activity/jeep', 'activity/dive']]),
      'The jeep tour and The dive don’t fit into one day. Move one of them to another day.',
    ],
    [
      'of two places too far apart',
      tripOf([['activity/fort', 'activity/temple']]),
      'The drive from The fort to The temple takes about 90 minutes, but there are only 60 minutes between them.',
    ],
    [
      'of an order that does not work',
      tripOf([['activity/dinner', 'beach/sandy', 'activity/fort']]),
      'Day 1 works in another order: The fort, Sandy Beach, The dinner cruise.',
    ],
    [
      'of a short night',
      tripOf([['activity/dinner'], ['activity/jeep']]),
      'After The dinner cruise you are back at about 11:30 pm, and The jeep tour begins at 6:00 am on day 2. That is less than 8 hours of rest.',
    ],
    [
      'of a dive on the last day',
      tripOf([[], [], ['activity/dive']]),
      'Wait at least 18 hours after The dive before you fly. Day 3 is your day of departure.',
    ],
    [
      'of a dive the day before',
      tripOf([[], ['activity/dive']]),
      'Wait at least 18 hours after The dive before you fly: on day 3 not before 9:00 am.',
    ],
    [
      'of a closed sea',
      tripOf([[], [], ['beach/open']], summer),
      'Bathing at Open Beach is closed from June to September. Day 3 is 1 June.',
    ],
    [
      'of a beach without bathing',
      tripOf([['beach/river']]),
      'Swimming is not allowed at River Beach. You can still visit it.',
    ],
    ['of a place that is closed', tripOf([['activity/spa']]), 'The spa is closed at the moment.'],
    [
      'of a place that is not published',
      tripOf([['beach/lost']]),
      'A place in your trip is no longer on this site. Please remove it from your trip.',
    ],
    [
      'of a hotel that is not published',
      tripOf([], { stay: { hotel: 'lost', room: null, plan: 'CP' } }),
      'A place in your trip is no longer on this site. Please remove it from your trip.',
    ],
  ])('%s is said', (_, trip, sentence) => {
    expect(textsOf(trip)).toEqual([sentence])
  })

  it.each<[string, Trip]>([
    ['an empty trip', emptyTrip(now)],
    ['the right day of the week', tripOf([['activity/market']])],
    [
      'the season',
      tripOf([[], [], ['activity/rafting']], { arrival: '2027-06-01', departure: '2027-06-05' }),
    ],
    ['ages at the limits', tripOf([['activity/jump']], { rooms: [{ adults: 1, children: [6, 10] }] })],
    ['adults among themselves', tripOf([['activity/party']], { rooms: [{ adults: 2, children: [] }] })],
    ['a second chance on the same day', tripOf([['activity/fort', 'activity/kayak']])],
    ['a pickup after the dive', tripOf([['activity/dive', 'activity/party']])],
    ['8 hours of rest', tripOf([['activity/party'], ['activity/jeep']])],
    ['a dive two days before', tripOf([['activity/dive']])],
    ['a dive without dates', tripOf([['activity/dive']], { arrival: null, departure: null })],
    ['a season without dates', tripOf([['activity/rafting']], { arrival: null, departure: null })],
    ['an open sea', tripOf([['beach/open']], summer)],
  ])('is not found in %s', (_, trip) => {
    expect(textsOf(trip)).toEqual([])
  })

  it('counts the way to the hotel as no rest', () => {
    const days: PlaceKey[][] = [['activity/temple'], ['activity/walk']]
    const late: TripFacts = {
      places: {
        ...facts.places,
        'activity/temple': outing('The temple', { times: times('20:00-22:00'), minutes: 120 }, hills),
      },
    }
    const stay = { hotel: 'palm', room: null, plan: 'CP' as const }
    expect(clashesOf(tripOf(days), late)).toEqual([])
    expect(clashesOf(tripOf(days, { stay }), late)).toMatchObject([
      {
        kind: 'late-return',
        back: '23:30',
        start: '07:00',
        day: 1,
        places: ['activity/temple', 'activity/walk'],
      },
    ])
  })

  it('is found among three places of which any two fit', () => {
    const long = (name: string) => outing(name, { times: times('09:00-18:00'), minutes: 240 })
    const places = { 'activity/a': long('A'), 'activity/b': long('B'), 'activity/c': long('C') }
    const trip = tripOf([['activity/a', 'activity/b', 'activity/c']])
    expect(clashesOf(trip, { places })).toMatchObject([
      {
        kind: 'hours',
        places: ['activity/a', 'activity/b', 'activity/c'],
        suggestion: { place: 'activity/c', day: 1 },
      },
    ])
  })
})

describe('a suggestion', () => {
  it.each<[string, Trip, { place: PlaceKey; day: number } | null]>([
    ['the day on which it is open', tripOf([[], ['activity/market']]), { place: 'activity/market', day: 0 }],
    [
      'a day after the closed one, not beside a tour that takes all day',
      tripOf([['activity/walk'], ['activity/jeep'], []], { arrival: '2026-12-15' }),
      { place: 'activity/walk', day: 2 },
    ],
    ['nothing if no day of the trip is in season', tripOf([['activity/rafting']]), null],
    ['nothing for a child', tripOf([['activity/dive']], family), null],
    [
      'the second of two places',
      tripOf([['activity/jeep', 'activity/dive']]),
      { place: 'activity/dive', day: 1 },
    ],
    [
      'an early day for the dive',
      tripOf([['activity/jeep'], [], ['activity/dive']]),
      {
        place: 'activity/dive',
        day: 1,
      },
    ],
    ['a rested day', tripOf([['activity/dinner'], ['activity/jeep']]), { place: 'activity/jeep', day: 2 }],
  ])('is %s', (_, trip, suggestion) => {
    expect(clashesOf(trip, facts)[0]?.suggestion).toEqual(suggestion)
  })

  it('solves what it is for, in the example', async () => {
    const catalogue = await exampleCatalogue()
    const all = tripFactsOf(catalogue)
    const places = catalogue.activities.map(({ slug }): PlaceKey => `activity/${slug}`)
    const trips = fc
      .tuple(
        fc.shuffledSubarray(places, { maxLength: 8 }),
        fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
        fc.constantFrom('2026-12-16', '2027-05-30', '2027-09-29'),
      )
      .map(([chosen, on, arrival]) => {
        const days = [0, 1, 2, 3].map((day) => chosen.filter((_, index) => on[index] === day))
        const departure = `${arrival.slice(0, 4)}-${{ '12': '12-19', '05': '06-02', '09': '10-02' }[arrival.slice(5, 7)]}`
        return tripOf(days, { arrival, departure, stay: { hotel: 'la-view-hotel', room: null, plan: 'CP' } })
      })
    fc.assert(
      fc.property(trips, (trip) => {
        for (const { suggestion } of clashesOf(trip, all)) {
          if (!suggestion) continue
          const moved = movePlace(trip, suggestion.place, { day: suggestion.day, index: 99 }, now)
          const left = clashesOf(moved, all).filter(({ severity }) => severity === 'problem')
          expect(left.flatMap((clash) => clash.places)).not.toContain(suggestion.place)
        }
      }),
    )
  })
})

it('knows the example: the night before the waterfall is too short after the dinner cruise', async () => {
  const all = tripFactsOf(await exampleCatalogue())
  const trip = tripOf(
    [['activity/mandovi-river-dinner-cruise-goa'], ['activity/dudhsagar-waterfall-in-goa-india']],
    { stay: { hotel: 'la-view-hotel', room: null, plan: 'CP' } },
  )
  expect(clashesOf(trip, all).map((clash) => clashText(clash, namesOf(all)))).toEqual([
    'After Mandovi River Dinner Cruise you are back at about 11:10 pm, and Dudhsagar Waterfall by Jeep begins at 6:00 am on day 2. That is less than 8 hours of rest.',
  ])
})

it('takes the last day that can be planned for no departure when the trip is longer', () => {
  const days: PlaceKey[][] = [...Array.from({ length: 30 }, () => []), ['activity/dive']]
  const long = tripOf(days, { departure: '2027-01-25' })
  expect(clashesOf(long, facts).map(({ kind }) => kind)).not.toContain('flight')
})
