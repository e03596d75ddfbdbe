import type { ContentData, ContentKindInfo, ContentName } from '@susegad/api-client/contract'
import { CONTENT_KINDS, type ContentKind } from '@susegad/api-client/rules'
import { contentJsonSchema, contentSchemas } from '@susegad/catalog-data/schemas'
import { takenAddresses } from '@susegad/catalog-data/text-pages'

interface Kind {
  /** The folder of its files; a single record is a file named after its kind. */
  folder?: string
  schema: string | Readonly<Record<string, string>>
  /** Schema of other records, which owners may add. */
  own?: string
  /** The URL prefix of its pages; absent if it has none. */
  page?: string
  /** The URL prefixes of its other pages. */
  also?: readonly string[]
  /** The records without which the site works; absent if it works without all of them. */
  removable?: readonly string[]
}

const kinds: Readonly<Record<ContentKind, Kind>> = {
  hotel: { folder: 'hotels', schema: 'hotel', page: '/hotels/', also: ['/rates/'] },
  activity: { folder: 'activities', schema: 'activity', page: '/activitys/', also: ['/activity/'] },
  beach: { folder: 'beaches', schema: 'beach', page: '/beaches/' },
  page: {
    folder: 'pages',
    schema: {
      home: 'home-page',
      hotels: 'listing-page',
      activity: 'listing-page',
      beaches: 'beaches-page',
      dining: 'dining-page',
      gallery: 'gallery-page',
      membership: 'membership-page',
      contact: 'contact-page',
      search: 'search-page',
    },
    own: 'text-page',
    page: '/',
    removable: ['hotels', 'activity', 'beaches', 'dining', 'gallery', 'membership'],
  },
  policy: {
    folder: 'policies',
    schema: { 'privacy-policy': 'policy', 'refund-policy': 'policy', 'terms-and-conditions': 'policy' },
    page: '/',
    removable: [],
  },
  business: { schema: 'business', removable: [] },
  navigation: { schema: 'navigation', removable: [] },
  coast: { schema: 'coast' },
  membership: { schema: 'membership-card' },
  social: { schema: 'social' },
  'privacy-notice': { schema: 'privacy-notice', removable: [] },
  'shared-texts': { schema: 'shared-texts' },
}

/** Shared texts have no schema: a record may name any text of them. */
const FREE = { title: 'Shared texts', type: 'object', additionalProperties: true }

export const schemaNamed = (name: string): Record<string, unknown> | undefined =>
  name === 'shared-texts' ? FREE : contentJsonSchema(name)

/** The schema of a record; undefined if there is no such record. */
export function schemaOf({ kind, slug }: ContentName): string | undefined {
  const { folder, schema, own } = kinds[kind]
  if (folder === undefined) return slug === kind && typeof schema === 'string' ? schema : undefined
  if (typeof schema === 'string') return schema
  if (Object.hasOwn(schema, slug)) return schema[slug]
  return takenAddresses.includes(slug) ? undefined : own
}

/** Whether an owner added the page; the site has no route of its own for it. */
const isOwnPage = (name: ContentName): boolean => schemaOf(name) === kinds.page.own

export const isRemovable = ({ kind, slug }: ContentName): boolean => {
  const { removable } = kinds[kind]
  return removable === undefined || removable.includes(slug) || isOwnPage({ kind, slug })
}

export function addressOf({ kind, slug }: ContentName): string | null {
  const { page } = kinds[kind]
  if (page === undefined) return null
  return kind === 'page' && slug === 'home' ? '/' : page + slug
}

/** Every page that may show a record by itself. */
export function addressesOf(name: ContentName): string[] {
  const address = addressOf(name)
  const others = (kinds[name.kind].also ?? []).map((start) => start + name.slug)
  return address === null ? others : [address, ...others]
}

export const fileOf = ({ kind, slug }: ContentName): string => {
  const { folder } = kinds[kind]
  return folder === undefined ? `${kind}.json` : `${folder}/${slug}.json`
}

/** The record of a file; undefined if the file is not a record. */
export function recordOfFile(file: string): ContentName | undefined {
  const [, folder, slug = ''] = /^(?:([a-z-]+)\/)?([a-z0-9-]+)\.json$/.exec(file) ?? []
  const kind = CONTENT_KINDS.find((name) =>
    folder === undefined ? kinds[name].folder === undefined && name === slug : kinds[name].folder === folder,
  )
  return kind && schemaOf({ kind, slug }) !== undefined ? { kind, slug } : undefined
}

export const kindList = (): ContentKindInfo[] =>
  CONTENT_KINDS.map((kind) => {
    const { folder, schema, own = null } = kinds[kind]
    return { kind, schema: typeof schema === 'string' ? schema : own, single: folder === undefined }
  })

const line = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** Display name of a record: its name or title, else the title of its schema. */
export function nameOf({ kind, slug }: ContentName, data: ContentData | null): string {
  const title = contentSchemas[schemaOf({ kind, slug }) ?? '']?.title ?? FREE.title
  if (kinds[kind].folder === undefined) return title
  const { name, title: ownTitle, heading } = data ?? {}
  if (kind === 'page' && !isOwnPage({ kind, slug }))
    return title === 'A page that lists places'
      ? `The ${slug === 'activity' ? 'activities' : slug} page`
      : title
  return line(name) ?? line(ownTitle) ?? line(heading) ?? slug
}
