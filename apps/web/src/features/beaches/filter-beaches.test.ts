import { beachSummaries } from '@susegad/catalog-data/beaches'
import { expect, test } from 'vitest'
import { exampleSite } from '../../../test/example-site.ts'
import { beachFields, filterBeaches } from './filter-beaches.ts'

const { areas } = exampleSite.business.region
const names = (query: Parameters<typeof filterBeaches>[1]) =>
  filterBeaches(beachSummaries, query, areas).map(({ name }) => name)

test('quiet beaches of the south, from the south', () => {
  expect(names({ category: 'Quiet', area: 'south', sort: 'southmost' })).toEqual([
    'Butterfly Beach',
    'Agonda Beach',
  ])
})

test('north and south are the whole coast', () => {
  expect(names({ area: 'north' }).length + names({ area: 'south' }).length).toBe(beachSummaries.length)
  expect(names({ area: 'north' })).toContain('Miramar Beach')
})

test('a beach without coordinates is on neither coast and comes last from the south', () => {
  const [first] = beachSummaries
  const unplaced = { ...first, name: 'Nowhere Beach', coordinates: null } as (typeof beachSummaries)[number]
  const beaches = [unplaced, ...beachSummaries]
  expect(filterBeaches(beaches, { area: 'north' }, areas)).not.toContain(unplaced)
  expect(filterBeaches(beaches, { area: 'south' }, areas)).not.toContain(unplaced)
  expect(filterBeaches(beaches, { sort: 'southmost' }, areas).at(-1)).toBe(unplaced)
})

test.each(['Rocky', 'constructor', '__proto__', '__defineGetter__'])(
  'what nobody offers is left open: %s',
  (word) => {
    expect(names({ category: word, area: word, sort: word })).toEqual(names({}))
  },
)

test('every choice of the bar finds something', () => {
  for (const { name, options } of beachFields(areas))
    for (const [value] of options) expect(names({ [name]: value })).not.toEqual([])
})
