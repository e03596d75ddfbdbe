import { z } from 'zod'
import { activityContent } from './activity-schema.ts'
import { beachContent } from './beach-schema.ts'
import { business } from './business-schema.ts'
import { coast } from './coast-schema.ts'
import { type PlacedFault, placedFaults } from './faults.ts'
import { hotelContent } from './hotel-schema.ts'
import { membershipCard, membershipPage } from './membership-schema.ts'
import { navigation } from './navigation-schema.ts'
import {
  beachesPage,
  contactPage,
  diningPage,
  galleryPage,
  homePage,
  listingPage,
  searchPage,
} from './page-schema.ts'
import { writtenPicture } from './picture-schema.ts'
import { policy, privacyNotice } from './policy-schema.ts'
import { social } from './social-schema.ts'
import { textPage } from './text-page-schema.ts'

export { pathOf } from './faults.ts'

const named = /^\{[a-zA-Z][\w-]*(\.[\w-]+)*\}$/

const mention = {
  type: 'string',
  pattern: named.source,
  description: 'A shared text by its name, such as {houseRules.mealHours}',
}

/** Schema of each kind of record, by the name of its file in `schema`. */
export const contentSchemas: Readonly<Record<string, { title: string; schema: z.ZodType }>> = {
  activity: { title: 'An activity', schema: activityContent },
  beach: { title: 'A beach', schema: beachContent },
  hotel: { title: 'A hotel', schema: hotelContent },
  'home-page': { title: 'The home page', schema: homePage(writtenPicture) },
  'listing-page': { title: 'A page that lists places', schema: listingPage },
  'beaches-page': { title: 'The beaches page', schema: beachesPage },
  'dining-page': { title: 'The dining gallery', schema: diningPage(writtenPicture) },
  'gallery-page': { title: 'The gallery', schema: galleryPage },
  'membership-page': { title: 'The membership page', schema: membershipPage(writtenPicture) },
  'contact-page': { title: 'The contact page', schema: contactPage(writtenPicture) },
  'text-page': { title: 'A page of your own', schema: textPage },
  'search-page': { title: 'The search', schema: searchPage },
  business: { title: 'The business', schema: business },
  coast: { title: 'The coast on the map', schema: coast },
  social: { title: 'Link previews', schema: social },
  navigation: { title: 'Links and breadcrumbs', schema: navigation },
  policy: { title: 'A policy', schema: policy },
  'membership-card': { title: 'The numbers of the membership card', schema: membershipCard },
  'privacy-notice': { title: 'The text beside form buttons', schema: privacyNotice },
}

const schemaNamed = (name: string) => (Object.hasOwn(contentSchemas, name) ? contentSchemas[name] : undefined)

/** The JSON Schema for editing a record's file; lists and sections may also refer to a shared text. */
export function contentJsonSchema(name: string): Record<string, unknown> | undefined {
  const found = schemaNamed(name)
  if (found === undefined) return undefined
  const { properties, ...json } = z.toJSONSchema(found.schema, {
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema, path }) => {
      const { type } = zodSchema._zod.def
      if (path.length === 0 || !['array', 'object', 'record'].includes(type)) return
      const own = { ...jsonSchema }
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.anyOf = [own, mention as z.core.JSONSchema.BaseSchema]
    },
  })
  return { title: found.title, ...json, properties: { $schema: { type: 'string' }, ...properties } }
}

const isMention = (value: unknown): boolean => typeof value === 'string' && named.test(value)

/** Validation errors of a record; references to shared texts are not resolved. */
export function contentFaults(name: string, data: Readonly<Record<string, unknown>>): PlacedFault[] {
  const { $schema: _editorsOnly, ...own } = data
  const schema = schemaNamed(name)?.schema
  return schema === undefined ? [] : placedFaults(schema, own).filter(({ found }) => !isMention(found))
}
