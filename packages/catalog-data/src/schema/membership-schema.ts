import { z } from 'zod'
import { count, list, money, percent, record, text, texts } from './fields.ts'
import type { Fixed } from './fixed.ts'
import { feature } from './page-schema.ts'

/** Numbers of the membership card; the saving is worth minus price. */
export const membershipCard = record({
  $schema: z.exactOptional(text),
  price: money,
  worth: money.describe('Total value of its benefits in a year'),
  validMonths: count,
  hotelPercent: percent,
  luxuryHotelPercent: record({ from: percent, to: percent }),
  waterSportPercent: percent,
  benefitsUpTo: money,
})

const offered = { price: money, offer: percent.nullable() }

export const membershipPage = <P extends z.ZodType>(picture: P) =>
  record({
    heading: text,
    text,
    pictures: record({ hero: picture, card: picture }),
    label: text,
    salesLabel: text,
    tooltip: text,
    terms: texts.describe('The four promises, shown as written'),
    benefits: list(feature),
    steps: list(record({ title: text, text })),
    examples: list(
      record({
        title: text,
        nights: count,
        night: record(offered),
        waterSports: list(record({ ...offered, people: count })),
      }),
    ).describe('Example trips for the savings'),
    questions: list(record({ title: text, lines: texts })),
    meta: record({ title: text, description: text, keywords: texts }).meta({ title: 'In search results' }),
  })

export type MembershipCard = Fixed<z.output<typeof membershipCard>>
