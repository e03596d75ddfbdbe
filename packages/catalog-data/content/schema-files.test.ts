import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { activityContent } from '../src/schema/activity-schema.ts'
import { beachContent } from '../src/schema/beach-schema.ts'
import { contentFaults } from '../src/schema/content-schemas.ts'
import { faultsOf } from '../src/schema/faults.ts'
import { hotelContent } from '../src/schema/hotel-schema.ts'
import { contentFiles, sharedTexts } from './content-folder.ts'
import { withMentions } from './read/mentions.ts'
import { schemaFiles } from './schema-files.ts'

const kinds = { hotels: hotelContent, activities: activityContent, beaches: beachContent }

describe.each(Object.entries(kinds))('the schema of %s', (folder, schema) => {
  it.each(contentFiles(folder).files.map(({ file, raw }) => [file, raw] as const))(
    'fits %s',
    (_file, raw) => {
      const { filled } = withMentions(raw, { ...sharedTexts(), ...raw })
      expect(faultsOf(schema, filled)).toEqual([])
    },
  )
})

it.each(Object.entries(schemaFiles()))('%s is up to date (run the content command)', (file, text) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(text)
})

it('a schema describes its fields, and allows a shared text instead of a list', () => {
  const hotel = JSON.parse(schemaFiles()['schema/hotel.schema.json'] ?? '{}')
  expect(hotel.properties.location.description).toContain('Village and area')
  expect(hotel.properties.facilities.anyOf[1].pattern).toContain('a-zA-Z')
  expect(hotel.properties.contact.description).toContain('the page gives the office’s number')
  for (const field of ['price', 'rating', 'reviews']) expect(hotel.required).not.toContain(field)
})

it.each([
  ['business', 'phone'],
  ['business', 'whatsapp'],
  ['hotel', 'contact'],
  ['activity', 'phone'],
  ['activity', 'contact'],
])('the form of a record of the kind %s refuses a %s without its country code', (kind, field) => {
  const faultAt = (phone: string) =>
    contentFaults(kind, { [field]: phone }).find((fault) => fault.field === field)
  expect(faultAt('98765 43210')).toMatchObject({
    path: [field],
    problem: "'98765 43210' is not a phone number that people abroad can call",
    cure: 'Begin with the country code, as in +91 98765 43210.',
  })
  expect(faultAt('+91 98765 43210')).toBeUndefined()
})
