import { hotelSummaries, hotelsPage } from '@susegad/catalog-data/hotels'
import { expect, test } from 'vitest'
import { exampleSite } from '../../../../test/example-site.ts'
import { filterHotels, hotelFields } from './filter-hotels.ts'

const { priceSteps } = hotelsPage
const slugs = (query: Parameters<typeof filterHotels>[1]) =>
  filterHotels(hotelSummaries, query, priceSteps).map(({ slug }) => slug)

test.each([
  [{}, hotelSummaries.map(({ slug }) => slug)],
  [{ area: 'Calangute' }, ['regent-laguna-hotel', 'wotel-calangute']],
  [{ price: 'under-2200' }, ['wotel-calangute', 'tree-house-hotel']],
  [{ area: 'Candolim', price: 'under-2200' }, []],
  [
    { sort: 'cheapest' },
    ['wotel-calangute', 'tree-house-hotel', 'la-view-hotel', 'regent-laguna-hotel', 'amara-grand-hotel'],
  ],
  [{ area: 'Calangute', sort: 'rating' }, ['regent-laguna-hotel', 'wotel-calangute']],
])('%o shows %o', (query, expected) => {
  expect(slugs(query)).toEqual(expected)
})

test('hotels without a rating come last when sorted by it', () => {
  const [first, ...others] = hotelSummaries.map((hotel, place) => ({
    ...hotel,
    rating: place === 0 ? null : 0,
  }))
  const sorted = filterHotels([...(first ? [first] : []), ...others], { sort: 'rating' }, priceSteps)
  expect(sorted.map(({ slug }) => slug)).toEqual([...others, first].map((hotel) => hotel?.slug))
})

test.each(['free', 'constructor', 'toString', '__proto__', '__defineGetter__'])(
  'what nobody offers is left open: %s',
  (word) => {
    expect(slugs({ area: word, price: word, sort: word })).toEqual(hotelSummaries.map(({ slug }) => slug))
  },
)

test.each([
  ['the catalogue', hotelSummaries],
  ['dear hotels', hotelSummaries.map((hotel) => ({ ...hotel, price: hotel.price + 500 }))],
])('every choice of the bar finds something in %s', (_, hotels) => {
  for (const { name, options } of hotelFields(hotels, priceSteps, exampleSite))
    for (const [value] of options) expect(filterHotels(hotels, { [name]: value }, priceSteps)).not.toEqual([])
})

test('prices to choose from are those that a hotel is under', () => {
  const pricesOf = (hotels: typeof hotelSummaries) =>
    hotelFields(hotels, priceSteps, exampleSite).flatMap(({ name, options }) =>
      name === 'price' ? options.map(([, text]) => text) : [],
    )
  expect(pricesOf(hotelSummaries)).toEqual(['Under ₹2,200', 'Under ₹2,500', 'Under ₹3,000'])
  expect(pricesOf(hotelSummaries.map((hotel) => ({ ...hotel, price: 2400 })))).toEqual([
    'Under ₹2,500',
    'Under ₹3,000',
  ])
  expect(pricesOf([])).toEqual([])
})
