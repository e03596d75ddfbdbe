import { z } from 'zod'
import type { Fixed } from './fixed.ts'
import { clock, count, list, oneOf, place, record, text } from './said.ts'

const url = z.string({ error: () => 'is not a text\nWrite the address, or "" where there is none.' })

/** The business as its file says it; settings of the build may replace name, contact values and address. */
export const business = record({
  $schema: z.exactOptional(text),
  name: text,
  legalName: text,
  kind: text.describe('What it is, such as Travel agency'),
  blurb: text.describe('What the footer says of it'),
  phone: text.describe('With its country code; also the WhatsApp number, unless there is another'),
  whatsapp: z.exactOptional(text),
  email: text,
  address: text.describe('Street, place, state with postal code, country'),
  coordinates: place,
  mapZoom: count,
  hours: record({
    daily: record({ days: text, text, opens: clock, closes: clock }),
    table: list(
      record({
        days: list(oneOf('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su')),
        label: text,
        opens: clock,
        closes: clock,
        text,
        note: text.nullable(),
      }),
    ),
    timeZone: text,
  }),
  social: list(record({ key: oneOf('facebook', 'instagram', 'youtube'), label: text, url })),
  currency: oneOf('INR'),
  payments: list(text),
  copyright: record({ year: count, text }),
  replyPromise: text,
  legal: record({ jurisdiction: text, grievance: text }),
})

export type BusinessRecord = Fixed<Omit<z.output<typeof business>, '$schema'>>
