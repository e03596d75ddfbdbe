import type { TextPage } from '../../src/text-pages/text-page.ts'
import type { EncodedPicture } from '../photos/encoded-pictures.ts'
import { membershipNumbers } from '../read/site-facts.ts'
import { Imports, made, named, printed, withPictureCode } from './printed.ts'
import type { Modules } from './record-modules.ts'

type Pages = Readonly<Record<string, Record<string, unknown>>>

interface Place {
  /** The module's folder below src, and its name in there. */
  folder: string
  file: string
  type: string
  /** The schema's module, which exports the type. */
  from: string
}

const place = (folder: string, file: string, type: string, from: string): Place => ({
  folder,
  file,
  type,
  from,
})

/** The module of each page's texts, and their type. */
const places: Readonly<Record<string, Place>> = {
  'pages/home': place('home', 'home-page', 'HomePage', 'found-pages'),
  'pages/hotels': place('hotels', 'hotels-texts', 'WrittenListing', 'page-schema'),
  'pages/activity': place('activities', 'activities-texts', 'WrittenListing', 'page-schema'),
  'pages/beaches': place('beaches', 'beaches-texts', 'WrittenBeaches', 'page-schema'),
  'pages/dining': place('dining', 'dining-page', 'DiningPage', 'found-pages'),
  'pages/gallery': place('gallery', 'gallery-page', 'GalleryTexts', 'page-schema'),
  'pages/membership': place('membership', 'membership-page', 'MembershipPage', 'found-pages'),
  'pages/contact': place('contact', 'contact-page', 'ContactPage', 'found-pages'),
  'pages/search': place('search', 'search-page', 'SearchTexts', 'page-schema'),
  'policies/terms-and-conditions': place('policies', 'terms-and-conditions', 'Policy', 'policy-schema'),
  'policies/privacy-policy': place('policies', 'privacy-policy', 'Policy', 'policy-schema'),
  'policies/refund-policy': place('policies', 'refund-policy', 'Policy', 'policy-schema'),
  business: place('business', 'business', 'BusinessRecord', 'business-schema'),
  coast: place('coast', 'coast', 'CoastRecord', 'coast-schema'),
  navigation: place('navigation', 'navigation', 'NavigationRecord', 'navigation-schema'),
  'privacy-notice': place('policies', 'privacy-notice', 'PrivacyNotice', 'policy-schema'),
}

function pageModule(
  { folder, file, type, from }: Place,
  page: Record<string, unknown> | undefined,
  encoded: ReadonlyMap<string, EncodedPicture>,
): [string, string] {
  const imports = new Imports(encoded)
  const { meta: _meta, $schema: _schema, ...words } = page ?? {}
  const text = printed(withPictureCode(words, (picture) => imports.picture(picture)))
  // Pages that do not exist are never read; whether there is a coast is asked.
  const absent = file === 'coast' ? 'undefined' : `{} as ${type}`
  const exportedType = file === 'coast' ? `${type} | undefined` : type
  return [
    `${folder}/generated/${file}.ts`,
    `${made}${imports}import type { ${type} } from '../../schema/${from}.ts'

export const ${named(file)}: ${exportedType} = ${page === undefined ? absent : text}
`,
  ]
}

/** Metadata of each page: titles and descriptions, and the keywords apart from them. */
function metas(pages: Pages): string {
  const keys = Object.entries(pages).flatMap(([name, { meta }]): [string, PageMeta][] =>
    meta === undefined ? [] : [[name.slice(name.indexOf('/') + 1), meta as PageMeta]],
  )
  const titles = Object.fromEntries(
    keys.map(([key, { title, description }]) => [key, { title, description }]),
  )
  const unnamed = Object.entries(titles).filter(([key]) => !(key in namedPages))
  const ofNamed = (wanted: string) => printed(keys.find(([key]) => key === wanted)?.[1])
  const keywords = keys.filter(([key]) => !(key in namedPages)).map(([key, meta]) => [key, meta.keywords])
  return `${made}interface Words {
  title: string
  description: string
}

export type UnnamedPage = ${unnamed.map(([key]) => `'${key}'`).join(' | ')}

export const homeWords: Words & { keywords: readonly string[] } = ${ofNamed('home')}

export const contactWords: Words & { keywords: readonly string[] } = ${ofNamed('contact')}

/** Pages that do not name the business. */
export const unnamedWords: Readonly<Record<UnnamedPage, Words>> = ${printed(Object.fromEntries(unnamed))}

export const pageKeywords: Readonly<Record<UnnamedPage, readonly string[]>> = ${printed(Object.fromEntries(keywords))}
`
}

interface PageMeta {
  title: string
  description: string
  keywords: string[]
}

/** Pages whose metadata names the business, which is only known when the site is built. */
const namedPages = { home: true, contact: true }

const card = (
  numbers: object | undefined,
): string => `${made}import type { MembershipCard } from '../../schema/membership-schema.ts'

/** Numbers of the membership card, in the currency of the business, percent and months. */
export const membership: Omit<MembershipCard, '$schema'> & { saving: number; savingPercent: number } = ${numbers === undefined ? '{} as never' : printed(numbers)}
`

/** All modules of the pages' texts. */
export const pageModules = (pages: Pages, encoded: ReadonlyMap<string, EncodedPicture>): Modules => ({
  ...Object.fromEntries(
    Object.entries(places).map(([name, target]) => pageModule(target, pages[name], encoded)),
  ),
  'seo/generated/page-words.ts': metas(pages),
  'membership/generated/card-numbers.ts': card(membershipNumbers()),
})

/** The module of the owner's text pages. */
export const textPagesModule = (pages: readonly TextPage[]): Modules => ({
  'text-pages/generated/text-pages.ts': `${made}import type { TextPage } from '../text-page.ts'

export const textPages: readonly TextPage[] = ${printed(pages)}
`,
})
