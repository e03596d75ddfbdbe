import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesOf } from './differences.ts'
import { mergeFields } from './merge-fields.ts'

const hotel = {
  name: 'Palm Cove',
  price: 2000,
  facilities: ['Pool', 'Garden'],
  rooms: [
    { key: 'garden', price: 2000, facts: ['18 sq m'] },
    { key: 'sea', price: 3000 },
  ],
}
const [garden, sea] = hotel.rooms

describe('differences', () => {
  it('list each field that was changed, added or removed', () => {
    const { name: _gone, ...rest } = hotel
    const after = { ...rest, price: 2100, tagline: 'By the sea', facilities: ['Pool'] }
    expect(differencesOf(hotel, after)).toEqual([
      { path: ['name'], field: 'name', before: 'Palm Cove' },
      { path: ['price'], field: 'price', before: 2000, after: 2100 },
      { path: ['facilities'], field: 'facilities', before: ['Pool', 'Garden'], after: ['Pool'] },
      { path: ['tagline'], field: 'tagline', after: 'By the sea' },
    ])
  })

  it('match moved entries, and show the new order', () => {
    expect(differencesOf(hotel.rooms, [sea, { ...garden, price: 1 }])).toEqual([
      { path: [1, 'price'], field: '[1].price', before: 2000, after: 1 },
      { path: [], field: '', before: ['garden', 'sea'], after: ['sea', 'garden'] },
    ])
  })

  it('list a new entry as a whole', () => {
    const attic = { key: 'attic', price: 1500 }
    expect(differencesOf(hotel.rooms, [attic, garden, sea])).toEqual([
      { path: [0], field: '[0]', after: attic },
    ])
  })
})

describe('a merge', () => {
  it('keeps changes of different fields, of different rooms and of different lines', () => {
    const theirs = { ...hotel, price: 2500, rooms: [garden, { ...sea, price: 3300 }] }
    const mine = { ...hotel, name: 'Palm House', rooms: [{ ...garden, price: 2200 }, sea] }
    expect(mergeFields(hotel, theirs, mine)).toEqual({
      value: {
        ...hotel,
        price: 2500,
        name: 'Palm House',
        rooms: [
          { ...garden, price: 2200 },
          { ...sea, price: 3300 },
        ],
      },
      collisions: [],
    })
  })

  it('keeps an entry added by one, and the order set by the other', () => {
    const attic = { key: 'attic', price: 1500 }
    const { value, collisions } = mergeFields(
      hotel,
      { ...hotel, rooms: [sea, garden] },
      { ...hotel, rooms: [garden, attic, sea] },
    )
    expect({ value, collisions }).toEqual({
      value: { ...hotel, rooms: [sea, garden, attic] },
      collisions: [],
    })
  })

  it('lists conflicts, and keeps their values', () => {
    const theirs = { ...hotel, price: 2500, name: 'Palm Court' }
    const mine = { ...hotel, price: 2600, facilities: ['Pool'] }
    expect(mergeFields(hotel, theirs, mine)).toEqual({
      value: { ...theirs, facilities: ['Pool'] },
      collisions: [{ path: ['price'], base: 2000, theirs: 2500, mine: 2600 }],
    })
  })

  it('reports a conflict if one changed an entry that the other removed', () => {
    const { collisions } = mergeFields(
      hotel,
      { ...hotel, rooms: [sea] },
      { ...hotel, rooms: [{ ...garden, price: 1 }, sea] },
    )
    expect(collisions).toMatchObject([{ path: ['rooms', expect.any(Number)], theirs: undefined }])
  })

  it('merges the longest lists that fit into a record', () => {
    const named = (letter: string) =>
      Array.from({ length: 30_000 }, (_, index) => ({ id: `${letter}${index}` }))
    const [rooms, mine] = [named('r'), named('m')]
    const theirs = [{ id: 'first' }, ...rooms]
    const { value, collisions } = mergeFields({ rooms }, { rooms: theirs }, { rooms: [...rooms, ...mine] })
    expect(collisions).toEqual([])
    expect(isDeepStrictEqual(value, { rooms: [...theirs, ...mine] })).toBe(true)
    expect(differencesOf(theirs, [...theirs, ...mine])).toHaveLength(mine.length)
  })

  it('ignores inherited names such as toString', () => {
    const odd = { ...hotel, toString: 'a text', constructor: 1 }
    expect(mergeFields(odd, hotel, { ...odd, price: 1 }).value).toEqual({ ...hotel, price: 1 })
    expect(differencesOf(odd, hotel)).toEqual([
      { path: ['toString'], field: 'toString', before: 'a text' },
      { path: ['constructor'], field: 'constructor', before: 1 },
    ])
    expect(differencesOf(hotel, odd)).toEqual([
      { path: ['toString'], field: 'toString', after: 'a text' },
      { path: ['constructor'], field: 'constructor', after: 1 },
    ])
  })

  // As JSON gives them: objects that have Object's prototype.
  const item = fc.record(
    { key: fc.constantFrom('x', 'y', 'z'), n: fc.integer({ min: 0, max: 2 }) },
    { noNullPrototype: true },
  )
  const record = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.integer({ min: 0, max: 3 }), fc.uniqueArray(item, { selector: ({ key }) => key })),
    { noNullPrototype: true },
  )
  it('with an unchanged side takes the other, and has as many collisions either way round', () => {
    fc.assert(
      fc.property(record, record, record, (base, theirs, mine) => {
        expect(mergeFields(base, base, mine)).toEqual({ value: mine, collisions: [] })
        expect(mergeFields(base, theirs, base)).toEqual({ value: theirs, collisions: [] })
        const [one, other] = [mergeFields(base, theirs, mine), mergeFields(base, mine, theirs)]
        expect(one.collisions.length).toBe(other.collisions.length)
        expect(differencesOf(theirs, theirs)).toEqual([])
        expect(differencesOf(theirs, mine).length === 0).toBe(isDeepStrictEqual(theirs, mine))
      }),
    )
  })
})
