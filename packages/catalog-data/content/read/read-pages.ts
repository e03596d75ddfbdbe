import type { z } from 'zod'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { withAlt } from '../../src/pictures/picture.ts'
import { business } from '../../src/schema/business-schema.ts'
import { coast } from '../../src/schema/coast-schema.ts'
import { type Fault, faultsOf } from '../../src/schema/faults.ts'
import { foundContact, foundDining, foundHome, foundMembership } from '../../src/schema/found-pages.ts'
import { membershipCard } from '../../src/schema/membership-schema.ts'
import { navigation } from '../../src/schema/navigation-schema.ts'
import { beachesPage, galleryPage, listingPage, searchPage } from '../../src/schema/page-schema.ts'
import { policy, privacyNotice } from '../../src/schema/policy-schema.ts'
import { social } from '../../src/schema/social-schema.ts'
import { contentFile, hasContentFile } from '../content-folder.ts'
import { withMentions } from './mentions.ts'
import { offeredPages } from './offered-pages.ts'
import { filedFaults } from './read-records.ts'

/** Schema of each file with a fixed role. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  'pages/home': foundHome,
  'pages/hotels': listingPage,
  'pages/activity': listingPage,
  'pages/beaches': beachesPage,
  'pages/dining': foundDining,
  'pages/gallery': galleryPage,
  'pages/membership': foundMembership,
  'pages/contact': foundContact,
  'policies/terms-and-conditions': policy,
  'policies/privacy-policy': policy,
  'policies/refund-policy': policy,
  'pages/search': searchPage,
  business,
  coast,
  social,
  navigation,
  membership: membershipCard,
  'privacy-notice': privacyNotice,
}

/** Files with a fixed role; any other page is a text page of the owner. */
export const pageNames: ReadonlySet<string> = new Set(Object.keys(schemas))

/** A missing picture is reported once, so its placeholder must match the schema. */
const unfound = { width: 1, height: 1, tints: ['#000', '#000', '#000'] } as const

/** Files that may be absent. */
const optional: ReadonlySet<string> = new Set([
  'coast',
  'social',
  'membership',
  ...offeredPages.map((key) => `pages/${key}`),
])

/** Replaces the names of pictures by the encoded pictures. */
function withPictures(value: unknown, find: PictureLookup, field: string, faults: Fault[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((item, index) => withPictures(item, find, `${field}[${index}]`, faults))
  const { src, alt } = value as { src?: unknown; alt?: unknown }
  if (typeof src !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        withPictures(item, find, field === '' ? key : `${field}.${key}`, faults),
      ]),
    )
  const file = find(src)
  if (file === undefined)
    faults.push({
      field,
      problem: `there is no picture named '${src}'`,
      cure: 'Check the name against the photos.',
    })
  return withAlt(file ?? { name: src, hash: '', ...unfound }, String(alt ?? ''))
}

/** Reads the pages: fills in facts, finds pictures, and checks them against their schemas. */
export function readPages(
  facts: Readonly<Record<string, unknown>>,
  find: PictureLookup,
): { pages: Record<string, Record<string, unknown>>; problems: CatalogProblem[] } {
  const problems: CatalogProblem[] = []
  const wanted = Object.entries(schemas).filter(([name]) => !optional.has(name) || hasContentFile(name))
  const pages = wanted.map(([name, schema]) => {
    const { file, raw } = contentFile(name)
    const { filled, faults } = withMentions(raw, { ...facts, ...raw })
    const page = withPictures(filled, find, '', faults) as Record<string, unknown>
    problems.push(...filedFaults(file, name, [...faults, ...faultsOf(schema, page)]))
    return [name, page]
  })
  return { pages: Object.fromEntries(pages), problems }
}
