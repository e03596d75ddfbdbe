import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { expect, test } from 'vitest'
import { filterHotels, hotelFields } from './filter-hotels.ts'

const slugs = (query: Parameters<typeof filterHotels>[1]) =>
  filterHotels(hotelSummaries, query).map(({ slug }) => slug)

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

test('what nobody offers is left open', () => {
  expect(slugs({ area: 'Paris', price: 'free', sort: 'luck' })).toHaveLength(hotelSummaries.length)
})

test('every choice of the bar finds something', () => {
  for (const { name, options } of hotelFields(hotelSummaries))
    for (const [value] of options) expect(slugs({ [name]: value })).not.toEqual([])
})
