import { z } from 'zod'
import {
  bounds,
  clock,
  count,
  countryCode,
  currencyCode,
  list,
  locale,
  money,
  oneOf,
  phone,
  place,
  record,
  slug,
  text,
} from './fields.ts'
import type { Fixed } from './fixed.ts'

const url = z.string({ error: () => 'is not text\nEnter the address, or "" if there is none.' })

const priceRange = record({ from: money, to: money })

/** The business as written in its file; build settings may override name, contact values and address. */
export const business = record({
  $schema: z.exactOptional(text),
  name: text,
  legalName: text,
  kind: text.describe('What it is, such as Travel agency'),
  blurb: text.describe('Short description in the footer'),
  phone: phone.describe('With its country code; also the WhatsApp number, unless there is another'),
  whatsapp: z.exactOptional(phone.describe('With its country code')),
  email: text,
  address: text.describe('Street, place, state with postal code, country'),
  coordinates: place,
  mapZoom: count,
  hours: record({
    daily: record({
      days: text,
      text: text.meta({ title: 'Hours as shown' }),
      opens: clock,
      closes: clock,
    }).meta({ title: 'In one line' }),
    table: list(
      record({
        days: list(oneOf('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su')),
        label: text,
        opens: clock,
        closes: clock,
        text: text.meta({ title: 'Hours as shown' }),
        note: text.nullable(),
      }),
    ).meta({ title: 'By day' }),
    timeZone: text,
  }),
  social: list(record({ key: oneOf('facebook', 'instagram', 'youtube'), label: text, url })),
  locale,
  country: record({ code: countryCode, name: text.describe('Name as used in addresses') }),
  region: record({
    name: text,
    bounds: bounds.describe('All your places must lie within this area'),
    areas: list(record({ key: slug, name: text, bounds })).describe(
      'Parts of the region, used to filter places; a place in two areas counts in the first one',
    ),
  }).describe('Where the places are'),
  currency: currencyCode,
  currencyName: text.describe('Plural name of the currency, as used in sentences'),
  usualPrices: record({ night: priceRange, activity: priceRange }).describe(
    'Prices outside these limits are treated as typing errors',
  ),
  payments: list(text),
  copyright: record({ year: count, text: text.meta({ title: 'Copyright line' }) }),
  replyPromise: text,
  legal: record({ jurisdiction: text, grievance: text.meta({ title: 'Where to send complaints' }) }),
})

export type BusinessRecord = Fixed<Omit<z.output<typeof business>, '$schema'>>
