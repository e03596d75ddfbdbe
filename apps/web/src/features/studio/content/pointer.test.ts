import { expect, test } from 'vitest'
import { pointerOf, valueAt, withValue } from './pointer.ts'

const hotel = {
  name: 'Casa',
  rooms: [{ key: 'a', price: 1 }, { key: 'b' }],
  breadcrumbs: { '': 'Home', 'a/b': 'AB' },
}

test('a value is replaced in a copy that shares all else', () => {
  const changed = withValue(hotel, '/rooms/0/price', 2)
  expect(changed.rooms[0]).toEqual({ key: 'a', price: 2 })
  expect(changed.rooms[1]).toBe(hotel.rooms[1])
  expect(hotel.rooms[0]?.price).toBe(1)
})

test('undefined takes a field out', () => {
  expect(withValue(hotel, '/rooms/0/price', undefined).rooms[0]).toEqual({ key: 'a' })
})

test('names with slashes and without letters are reached', () => {
  expect(valueAt(hotel, pointerOf(['breadcrumbs', 'a/b']))).toBe('AB')
  expect(valueAt(withValue(hotel, pointerOf(['breadcrumbs', '']), 'Start'), '/breadcrumbs/')).toBe('Start')
})

test('the whole record can be put in its place', () => {
  expect(withValue(hotel, '', null)).toBeNull()
})
