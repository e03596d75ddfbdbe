import { expect, it } from 'vitest'
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts'
import type { Trip } from '../plan/trip-type.ts'
import { emptyTrip, stopsOf, tripFactsOf } from '../trip.ts'

const trip: Trip = {
  ...emptyTrip(new Date('2026-11-20T09:00:00Z')),
  stay: { hotel: 'amara-grand-hotel', room: null, plan: 'CP' },
  days: [['beach/candolim-beach-goa-india', 'beach/lost', 'beach/miramar-beach-goa-india'], []],
}
const facts = tripFactsOf(await exampleCatalogue())

it('begins and ends at the hotel, with the minutes of the coast', () => {
  const { stops } = stopsOf(
    { ...trip, days: [['beach/candolim-beach-goa-india', 'beach/miramar-beach-goa-india']] },
    0,
    facts,
  )
  expect(stops).toEqual([
    { place: 'hotel/amara-grand-hotel', drive: null },
    { place: 'beach/candolim-beach-goa-india', drive: { minutes: 10, about: false } },
    { place: 'beach/miramar-beach-goa-india', drive: { minutes: 35, about: false } },
    { place: 'hotel/amara-grand-hotel', drive: { minutes: 35, about: false } },
  ])
})

it('knows no way to a place that is not on the map', () => {
  expect(stopsOf(trip, 0, facts).stops.map(({ drive }) => drive?.minutes)).toEqual([
    undefined,
    10,
    undefined,
    undefined,
    35,
  ])
})

it('estimates a way that the coast has no time for', () => {
  const { roads: _, ...withoutRoads } = facts
  const [, second] = stopsOf(trip, 0, {
    ...withoutRoads,
    places: {
      'hotel/amara-grand-hotel': { name: 'Hotel', coordinates: { lat: 15.5, lng: 73.8 } },
      'beach/candolim-beach-goa-india': { name: 'Beach', coordinates: { lat: 15.6, lng: 73.8 } },
    },
  }).stops
  // 11.12 km of straight line are 15 km of road, at 30 km an hour.
  expect(second?.drive).toEqual({ minutes: 30, about: true })
})

it('opens in Google Maps', () => {
  const { lat, lng } = facts.places['hotel/amara-grand-hotel']?.coordinates ?? {}
  expect(stopsOf(trip, 0, facts).mapLink).toBe(
    `https://www.google.com/maps/dir/${lat},${lng}/15.5178,73.7628/15.4823,73.8078/${lat},${lng}`,
  )
  expect(stopsOf({ ...trip, stay: null, days: [['beach/lost']] }, 0, facts).mapLink).toBeNull()
})

it('has no stops on an empty day', () => {
  expect(stopsOf(trip, 1, facts)).toEqual({ stops: [], mapLink: null })
  expect(stopsOf(trip, 7, facts)).toEqual({ stops: [], mapLink: null })
})
