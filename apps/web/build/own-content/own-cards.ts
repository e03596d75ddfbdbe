import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnCard } from '@susegad/catalog-data/own-pictures'
import { findPhotos, type OwnPhotos } from '../../../../packages/catalog-data/content/photos/own-photos.ts'
import { readContent } from '../../../../packages/catalog-data/content/read/read-content.ts'

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

/** The page's label in the footer, else its address as a title. */
function titleOf(key: string, { footer }: Words): string {
  const links = Array.isArray(footer) ? (footer as { label: string; to: string }[]) : []
  return links.find(({ to }) => to === `/${key}`)?.label ?? titled(key)
}

/** The content of social.json, which is optional. */
interface Social {
  pages?: Record<string, { title: string; kicker: string; picture: string; focus?: number }>
  kickers?: Record<string, string>
  focus?: Record<string, number>
}

/** The link-preview card of each page of an owner's content. */
export function ownCards(own: OwnPhotos, folder: string): Map<string, OwnCard> {
  const { pages, hotels, activities, beaches } = readContent(findPhotos(own))
  const { business = {}, navigation = {}, 'pages/home': home = {} } = pages
  const { pages: written = {}, kickers = {}, focus: focuses = {} } = (pages.social ?? {}) as Social
  const { hero } = home as { hero?: { heading?: string } }
  const ground = photoIn(home, own.photos) ?? [...own.photos.keys()][0]
  // Our mark only where the owner has no icon.
  const mark = !existsSync(join(folder, 'public/icon-512.png'))
  const card = (name: string, title: string, kicker: string, value: unknown): [string, OwnCard] => {
    const { picture, ...words } = written[name] ?? { title, kicker, picture: undefined }
    const focus = focuses[name]
    return [
      `social/${name}`,
      {
        // The setting that also overrides the site's name.
        brand: process.env.BUSINESS_NAME?.trim() || String(business.name),
        mark,
        ...(focus === undefined ? {} : { focus }),
        ...words,
        photo: picture ?? photoIn(value, own.photos) ?? ground,
      },
    ]
  }
  const kind = String(business.kind)
  const ofPages = Object.entries(pages).flatMap(([name, page]) => {
    if (page.meta === undefined) return []
    const key = name.slice(name.indexOf('/') + 1)
    const title = (key === 'home' ? hero?.heading : undefined) ?? titleOf(key, navigation)
    return [card(key, title, kind, page)]
  })
  const places = { hotels, activities, beaches }
  const ofRecords = Object.entries(places).flatMap(([many, records]) =>
    records.map(({ record }) => {
      const name = `${many === 'activities' ? 'activitys' : many}-${record.slug}`
      return card(name, record.name, kickers[many] ?? record.location ?? kind, record.pictures)
    }),
  )
  return new Map([...ofPages, ...ofRecords])
}
