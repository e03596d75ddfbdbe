import { z } from 'zod'
import { activityContent } from '../src/schema/activity-schema.ts'
import { beachContent } from '../src/schema/beach-schema.ts'
import { business } from '../src/schema/business-schema.ts'
import { coast } from '../src/schema/coast-schema.ts'
import { hotelContent } from '../src/schema/hotel-schema.ts'
import { membershipCard, membershipPage } from '../src/schema/membership-schema.ts'
import { navigation } from '../src/schema/navigation-schema.ts'
import {
  beachesPage,
  contactPage,
  diningPage,
  galleryPage,
  homePage,
  listingPage,
  searchPage,
} from '../src/schema/page-schema.ts'
import { writtenPicture } from '../src/schema/picture-schema.ts'
import { policy, privacyNotice } from '../src/schema/policy-schema.ts'
import { social } from '../src/schema/social-schema.ts'

const mention = {
  type: 'string',
  pattern: '^\\{[a-zA-Z][\\w-]*(\\.[\\w-]+)*\\}$',
  description: 'A shared text by its name, such as {houseRules.mealHours}',
}

/** The JSON Schema of a kind; lists and sections may also name a shared text. */
function schemaFile(title: string, schema: z.ZodType): string {
  const { properties, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema, path }) => {
      const { type } = zodSchema._zod.def
      if (path.length === 0 || (type !== 'array' && type !== 'object')) return
      const own = { ...jsonSchema }
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.anyOf = [own, mention as z.core.JSONSchema.BaseSchema]
    },
  })
  return `${JSON.stringify({ title, ...json, properties: { $schema: { type: 'string' }, ...properties } }, null, 2)}\n`
}

/** The text of each schema by its path in the package. */
export const schemaFiles = (): Record<string, string> => ({
  'schema/activity.schema.json': schemaFile('An activity', activityContent),
  'schema/beach.schema.json': schemaFile('A beach', beachContent),
  'schema/hotel.schema.json': schemaFile('A hotel', hotelContent),
  'schema/home-page.schema.json': schemaFile('The home page', homePage(writtenPicture)),
  'schema/listing-page.schema.json': schemaFile('A page that lists places', listingPage),
  'schema/beaches-page.schema.json': schemaFile('The list of beaches', beachesPage),
  'schema/dining-page.schema.json': schemaFile('The dining gallery', diningPage(writtenPicture)),
  'schema/gallery-page.schema.json': schemaFile('The gallery', galleryPage),
  'schema/membership-page.schema.json': schemaFile('The membership page', membershipPage(writtenPicture)),
  'schema/contact-page.schema.json': schemaFile('The contact page', contactPage(writtenPicture)),
  'schema/search-page.schema.json': schemaFile('The search', searchPage),
  'schema/business.schema.json': schemaFile('The business', business),
  'schema/coast.schema.json': schemaFile('The coast on the map', coast),
  'schema/social.schema.json': schemaFile('The cards of shared pages', social),
  'schema/navigation.schema.json': schemaFile('Links and breadcrumbs', navigation),
  'schema/policy.schema.json': schemaFile('A policy', policy),
  'schema/membership-card.schema.json': schemaFile('The numbers of the membership card', membershipCard),
  'schema/privacy-notice.schema.json': schemaFile('The words beside the buttons of forms', privacyNotice),
})
