import { expect, it } from 'vitest'
import { pathOfField } from './field-path.ts'

const hotel = {
  rooms: [
    { key: 'attic', price: 90 },
    { key: 'garden-room', prices: { summer: 32, winter: 40 } },
    { key: 'loft', seasonPrices: [32, 40] },
  ],
  mapEmbed: { zoom: 15 },
  meta: { title: 'House' },
}

it.each([
  ['rooms[0].price', ['rooms', 0, 'price']],
  ['roomDetails.attic.price', ['rooms', 0, 'price']],
  ['roomDetails.garden-room.price', ['rooms', 1, 'prices']],
  ['rooms[1].prices.winter', ['rooms', 1, 'prices', 'winter']],
  ['roomDetails.loft.price', ['rooms', 2, 'seasonPrices']],
  ['roomDetails.cellar.price', ['rooms']],
  ['googlemap', ['mapEmbed']],
  ['meta.title', ['meta', 'title']],
  ['discount', ['discount']],
  ['rooms[7].price', ['rooms']],
])('%s is at %j', (field, path) => {
  expect(pathOfField(hotel, field)).toEqual(path)
})

it('has no path in a removed record', () => {
  expect(pathOfField(null, 'rooms[0].price')).toEqual([])
})
