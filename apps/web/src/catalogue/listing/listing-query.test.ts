import { expect, test } from 'vitest'
import { plainSearchText, readPlainSearch } from '../../shell/navigation/plain-search.ts'
import { readListingQuery } from './listing-query.ts'

test('reads what narrows a listing and leaves the rest of the address', () => {
  expect(readListingQuery(readPlainSearch('?area=Candolim&sort=rating&page=3'))).toEqual({
    area: 'Candolim',
    sort: 'rating',
  })
})

test('an empty choice leaves its field open', () => {
  expect(readListingQuery({ area: '', kind: undefined, price: 'under-500' })).toEqual({ price: 'under-500' })
})

test('what it reads stands in the address as it was', () => {
  const query = { area: 'Baga & Calangute', price: 'under-2200' }
  expect(readListingQuery(readPlainSearch(plainSearchText({ ...query })))).toEqual(query)
})
