import { expect, it } from 'vitest'
import { exampleCatalogue } from '../catalogue/example-catalogue.ts'
import { contentFaults } from '../schema/content-schemas.ts'
import { searchDocumentsOf } from '../search/search-documents.ts'
import { normaliseActivity, normaliseBeach, normaliseHotel } from './normalise.ts'

const description = 'A **white** house.\r\n\r\n- A pool\r\n- [Rates](/rates)\r\n'
const kept = 'A **white** house.\n\n- A pool\n- [Rates](/rates)'
const words = 'A white house. A pool, Rates'
const hotel = {
  slug: 'palm-cove',
  name: 'Palm Cove',
  location: 'Calangute',
  address: 'Beach Road',
  rating: 4.5,
  reviews: 12,
  price: 1999,
  description,
}

it('keeps the Markdown of a description, and uses plain text on cards and in metadata', () => {
  const read = normaliseHotel({ ...hotel, rooms: [{ category: 'Attic', description }] })
  expect(read).toMatchObject({
    description: kept,
    rooms: [{ description: kept }],
    meta: { description: words },
  })
  const activity = normaliseActivity({
    slug: 'row',
    name: 'Rowing',
    price: 499,
    description,
    activities: [{ name: 'Warm-up', description }],
  })
  expect(activity).toMatchObject({
    description: kept,
    cardLine: 'A white house.',
    meta: { description: words },
    activities: [{ description: kept }],
  })
  expect(normaliseBeach({ slug: 'long', name: 'Long', location: 'Morjim', description })).toMatchObject({
    description: kept,
    meta: { description: words },
  })
})

it('indexes plain text without Markdown and URLs', async () => {
  const own = normaliseHotel({ ...hotel, description: 'See [the bay](https://bay.example/map).' })
  const documents = searchDocumentsOf({ ...(await exampleCatalogue()), hotels: [own] })
  expect(documents.find(({ slug }) => slug === own.slug)?.text).toContain('See the bay.')
  expect(documents.find(({ slug }) => slug === own.slug)?.text).not.toContain('bay.example')
})

it('reports disallowed Markdown with its file, field, and what to do', () => {
  expect(() => normaliseHotel({ ...hotel, description: 'A <b>house</b>.' }, { file: 'palm.json' })).toThrow(
    "palm.json: palm-cove, description: 'A <b>house</b>.' contains HTML (<b>) on line 1. Remove it.",
  )
  const [fault] = contentFaults('beach', { description: 'Come [here](javascript:alert(1)).' }).filter(
    ({ field }) => field === 'description',
  )
  expect(fault).toMatchObject({
    path: ['description'],
    problem: expect.stringMatching(/^'Come \[here\].*contains an unsafe link \(\[here\]/),
    cure: 'Start it with / for a page of this site, or with https://, mailto: or tel:.',
  })
})
