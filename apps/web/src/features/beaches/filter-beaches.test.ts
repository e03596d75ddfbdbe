import { beachSummaries } from '@susegad/catalog-data/beaches'
import { expect, test } from 'vitest'
import { beachFields, filterBeaches } from './filter-beaches.ts'

const names = (query: Parameters<typeof filterBeaches>[1]) =>
  filterBeaches(beachSummaries, query).map(({ name }) => name)

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

test('what nobody offers is left open, and every choice of the bar finds something', () => {
  expect(names({ category: 'Rocky', area: 'east', sort: 'luck' })).toEqual(names({}))
  for (const { name, options } of beachFields)
    for (const [value] of options) expect(names({ [name]: value })).not.toEqual([])
})
