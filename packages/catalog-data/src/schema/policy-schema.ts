import { z } from 'zod'
import { day, list, markdown, oneOf, record, text, texts } from './fields.ts'
import type { Fixed } from './fixed.ts'
import { textSection } from './text-page-schema.ts'

/** A policy; values of the business are placeholders such as `{business.email}`. */
export const policy = record({
  slug: oneOf('terms-and-conditions', 'privacy-policy', 'refund-policy'),
  title: text,
  updated: day.describe('Day on which this wording took effect'),
  intro: markdown,
  sections: list(textSection),
  meta: record({ title: text, description: text, keywords: texts }).meta({ title: 'In search results' }),
})

/** Privacy notice beside the forms' buttons; the privacy policy is its long form. A new wording needs a new version. */
export const privacyNotice = record({
  $schema: z.exactOptional(text),
  version: day.describe('Day on which these words took effect; kept with each enquiry and account'),
  enquiry: text,
  account: text,
  more: text.describe('Text of the link to the privacy policy'),
})

export type Policy = Fixed<Omit<z.output<typeof policy>, 'meta'>>
export type PrivacyNotice = Fixed<Omit<z.output<typeof privacyNotice>, '$schema'>>
