import { expect, it } from 'vitest'
import { mapSearch } from './coordinates.ts'

it.each([
  ['Coco Beach, Nerul', 'Coco Beach, Nerul, Goa'],
  ['Goa', 'Goa'],
  ['La View Hotel, Baga Hill Road, Baga, Goa 403516', 'La View Hotel, Baga Hill Road, Baga, Goa 403516'],
  ['Café & Co', 'Café & Co, Goa'],
])('looks for %s as %s', (place, query) => {
  const { origin, pathname, searchParams } = new URL(mapSearch(place, 'Goa'))
  expect(origin + pathname).toBe('https://www.google.com/maps/search/')
  expect(searchParams.get('query')).toBe(query)
})
