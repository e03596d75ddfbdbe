import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { emptyTrip, type Trip } from '@susegad/catalog-data/trip'
import { expect, test } from 'vitest'
import { tripDataOf } from '../../../page-data/of-catalogue/trip-data-of.ts'
import { compareRows, isDifferent } from './compare-rows.ts'

const places = tripDataOf(await exampleCatalogue())
if (places.kind !== 'trip') throw new Error('No places')
const hotels = ['la-view-hotel', 'regent-laguna-hotel'].flatMap((slug) =>
  places.hotels.filter((hotel) => hotel.slug === slug),
)
const at = '2026-11-29T09:00:00.000Z'
const rowsFor = (part: Partial<Trip>) =>
  compareRows(hotels, { ...emptyTrip(new Date(at)), ...part }, places, {
    membership: null,
    priceText: (amount) => `₹${amount}`,
  })
const valuesOf = (label: string, part: Partial<Trip>) =>
  rowsFor(part).find((row) => row.label === label)?.values

test('tells how far each hotel is from a saved beach, by road', () => {
  const saved = [{ place: 'beach/palolem-beach-goa-india' as const, at }]
  expect(valuesOf('To Palolem Beach', { saved })).toEqual([
    expect.stringMatching(/^about \d+ km, \d+ min by road$/),
    expect.stringMatching(/^about \d+ km, \d+ min by road$/),
  ])
  expect(rowsFor({}).some(({ label }) => label.startsWith('To '))).toBe(false)
})

test('with dates a stay has its price, and as long as there are none to come only a night has', () => {
  const year = new Date().getUTCFullYear() + 1
  const dates = { arrival: `${year}-01-11`, departure: `${year}-01-14`, rooms: [{ adults: 2, children: [] }] }
  const price = expect.stringMatching(/^₹\d+, .+ Room$/)
  expect(valuesOf('Your stay from', dates)).toEqual([price, price])
  for (const none of [{}, { ...dates, arrival: '2026-01-11' }])
    expect(rowsFor(none).map(({ label }) => label)).not.toContain('Your stay from')
})

test('only what is not the same in all hotels counts as a difference', () => {
  expect(isDifferent({ label: 'Offer', values: ['10%', '10%'] })).toBe(false)
  expect(isDifferent({ label: 'Offer', values: ['10%', null] })).toBe(true)
})
