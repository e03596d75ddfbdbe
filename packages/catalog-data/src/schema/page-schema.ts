import { z } from 'zod'
import { list, markdown, money, oneOf, record, text, texts } from './fields.ts'
import type { Fixed } from './fixed.ts'

const statistic = record({ value: text, label: text }).describe('A figure and its label, shown as written')
export const feature = record({ key: text.describe('Selects its icon'), title: text, text })
const titled = record({ title: text, text })
const headed = record({ heading: text, text })

/** Metadata of a page for search engines; its link preview is named after its path. */
const meta = record({ title: text, description: text, keywords: texts }).meta({ title: 'In search results' })

const block = record({ heading: text, text, empty: titled })

export const homePage = <P extends z.ZodType>(picture: P) =>
  record({
    hero: record({
      heading: text,
      text,
      pictures: list(picture),
      links: list(
        record({ label: text, to: oneOf('#activity', '#hotels', '#beaches', '/membership', '/contact') }),
      ),
    }),
    stats: list(statistic),
    why: record({ heading: text, features: list(feature) }),
    hotels: z.exactOptional(block),
    activities: z.exactOptional(block),
    beaches: z.exactOptional(block),
    closing: headed,
    meta,
  })

const listingFields = {
  heading: text,
  text,
  countLine: text.regex(/\{count\}/, {
    error: () => 'does not say how many\nWrite {count} where the number stands.',
  }),
  empty: titled,
  banner: headed,
  meta,
}

/** Texts around the cards of hotels or activities. */
export const listingPage = record({
  ...listingFields,
  stats: list(statistic),
  priceSteps: list(money).describe('Price limits for the price filter; no filter if empty'),
  whyHeading: text,
  whyChoose: list(feature),
})

export const beachesPage = record({ ...listingFields, waterSports: headed, closing: headed })

export const diningPage = <P extends z.ZodType>(picture: P) =>
  record({ title: text, text, pictures: list(record({ picture, title: text, text: markdown })), meta })

export const galleryPage = record({ heading: text, text, showFilters: text, nothingFound: text, meta })

export const contactPage = <P extends z.ZodType>(picture: P) =>
  record({
    heading: text,
    text,
    picture,
    stats: list(statistic),
    cards: list(record({ key: oneOf('phone', 'email', 'whatsapp', 'office'), title: text, text })),
    hours: headed,
    urgent: record({ heading: text, text, label: text }),
    trust: record({ heading: text, lines: texts }),
    form: headed,
    map: headed,
    meta,
  })

/** Suggestions of the search page, and its metadata. */
export const searchPage = record({ ideas: texts.describe('Suggested searches, shown as links'), meta })

type Page<T extends z.ZodType> = Fixed<Omit<z.output<T>, 'meta'>>

export type Statistic = Fixed<z.output<typeof statistic>>
export type Feature = Fixed<z.output<typeof feature>>
export type HomeBlock = Fixed<z.output<typeof block>>
export type WrittenListing = Page<typeof listingPage>
export type WrittenBeaches = Page<typeof beachesPage>
export type GalleryTexts = Page<typeof galleryPage>
export type SearchTexts = Page<typeof searchPage>
