import type { OwnCard } from '../../../../packages/artwork/src/own-pictures.ts'
import { findPhotos, type OwnPhotos } from '../../../../packages/catalog-data/content/own-photos.ts'
import { readContent } from '../../../../packages/catalog-data/content/read-content.ts'

type Words = Readonly<Record<string, unknown>>

/** The name of the first photo within a value. */
function photoIn(value: unknown, photos: ReadonlyMap<string, string>): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name } = value as { name?: unknown }
  if (typeof name === 'string' && photos.has(name)) return name
  for (const inner of Object.values(value)) {
    const found = photoIn(inner, photos)
    if (found !== undefined) return found
  }
  return undefined
}

const titled = (key: string) =>
  key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What a page is called in the footer, else by its address. */
function titleOf(key: string, { footer }: Words): string {
  const links = Array.isArray(footer) ? (footer as { label: string; to: string }[]) : []
  return links.find(({ to }) => to === `/${key}`)?.label ?? titled(key)
}

/** The link-preview card of each page of an owner's content. */
export function ownCards(own: OwnPhotos): Map<string, OwnCard> {
  const { pages, hotels, activities, beaches } = readContent(findPhotos(own))
  const { business = {}, navigation = {}, 'pages/home': home = {} } = pages
  // The same setting names the site.
  const brand = process.env.BUSINESS_NAME?.trim() || String(business.name)
  const { hero } = home as { hero?: { heading?: string } }
  const ground = photoIn(home, own.photos) ?? [...own.photos.keys()][0]
  const card = (title: string, kicker: string, value: unknown): OwnCard => ({
    brand,
    title,
    kicker,
    photo: photoIn(value, own.photos) ?? ground,
  })
  const ofPages = Object.entries(pages).flatMap(([name, page]): [string, OwnCard][] => {
    if (page.meta === undefined) return []
    const key = name.slice(name.indexOf('/') + 1)
    const title = key === 'home' ? (hero?.heading ?? brand) : titleOf(key, navigation)
    return [[`social/${key}`, card(title, String(business.kind), page)]]
  })
  const ofRecords = [
    { base: 'hotels', records: hotels },
    { base: 'activitys', records: activities },
    { base: 'beaches', records: beaches },
  ].flatMap(({ base, records }) =>
    records.map(({ record }): [string, OwnCard] => [
      `social/${base}-${record.slug}`,
      card(record.name, record.location ?? String(business.kind), record),
    ]),
  )
  return new Map([...ofPages, ...ofRecords])
}
