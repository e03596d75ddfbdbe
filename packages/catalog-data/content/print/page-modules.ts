import type { EncodedPicture } from '../photos/encoded-pictures.ts'
import { membershipNumbers } from '../read/site-facts.ts'
import { Imports, made, named, printed, withPictureCode } from './printed.ts'
import type { Modules } from './record-modules.ts'

type Pages = Readonly<Record<string, Record<string, unknown>>>

interface Place {
  folder: string
  name: string
  type: string
  from: string
  /** What its module holds for a business that does without it; the words of a page are not asked for then. */
  without?: 'undefined' | 'nothing'
}

/** Where a page's words go, and their type. */
const places: Readonly<Record<string, Place>> = {
  'pages/home': { folder: 'home', name: 'home-page', type: 'HomePage', from: 'found-pages' },
  'pages/hotels': {
    folder: 'hotels',
    name: 'hotels-texts',
    type: 'WrittenListing',
    from: 'page-schema',
    without: 'nothing',
  },
  'pages/activity': {
    folder: 'activities',
    name: 'activities-texts',
    type: 'WrittenListing',
    from: 'page-schema',
    without: 'nothing',
  },
  'pages/beaches': {
    folder: 'beaches',
    name: 'beaches-texts',
    type: 'WrittenBeaches',
    from: 'page-schema',
    without: 'nothing',
  },
  'pages/dining': {
    folder: 'dining',
    name: 'dining-page',
    type: 'DiningPage',
    from: 'found-pages',
    without: 'nothing',
  },
  'pages/gallery': {
    folder: 'gallery',
    name: 'gallery-page',
    type: 'GalleryTexts',
    from: 'page-schema',
    without: 'nothing',
  },
  'pages/membership': {
    folder: 'membership',
    name: 'membership-page',
    type: 'MembershipPage',
    from: 'found-pages',
    without: 'nothing',
  },
  'pages/contact': { folder: 'contact', name: 'contact-page', type: 'ContactPage', from: 'found-pages' },
  'pages/search': { folder: 'search', name: 'search-page', type: 'SearchTexts', from: 'page-schema' },
  'policies/terms-and-conditions': {
    folder: 'policies',
    name: 'terms-and-conditions',
    type: 'Policy',
    from: 'policy-schema',
  },
  'policies/privacy-policy': {
    folder: 'policies',
    name: 'privacy-policy',
    type: 'Policy',
    from: 'policy-schema',
  },
  'policies/refund-policy': {
    folder: 'policies',
    name: 'refund-policy',
    type: 'Policy',
    from: 'policy-schema',
  },
  business: { folder: 'business', name: 'business', type: 'BusinessRecord', from: 'business-schema' },
  coast: { folder: 'coast', name: 'coast', type: 'CoastRecord', from: 'coast-schema', without: 'undefined' },
  navigation: {
    folder: 'navigation',
    name: 'navigation',
    type: 'NavigationRecord',
    from: 'navigation-schema',
  },
  'privacy-notice': {
    folder: 'policies',
    name: 'privacy-notice',
    type: 'PrivacyNotice',
    from: 'policy-schema',
  },
}

function pageModule(
  { folder, name: file, type, from, without }: Place,
  page: Record<string, unknown> | undefined,
  encoded: ReadonlyMap<string, EncodedPicture>,
): [string, string] {
  const imports = new Imports(encoded)
  const { meta: _meta, $schema: _schema, ...words } = page ?? {}
  const text = printed(withPictureCode(words, (picture) => imports.picture(picture)))
  const nothing = without === 'undefined' ? 'undefined' : `{} as ${type}`
  const whole = without === 'undefined' ? `${type} | undefined` : type
  return [
    `${folder}/generated/${file}.ts`,
    `${made}${imports}import type { ${type} } from '../../schema/${from}.ts'

export const ${named(file)}: ${whole} = ${page === undefined ? nothing : text}
`,
  ]
}

/** What search engines read of each page: titles and descriptions, and apart from them the keywords. */
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

/** These two say whose site it is, which is only known when it is built. */
const namedPages = { home: true, contact: true }

const card = (
  numbers: object | undefined,
): string => `${made}import type { MembershipCard } from '../../schema/membership-schema.ts'

/** Numbers of the membership card, in the currency of the business, percent and months. */
export const membership: Omit<MembershipCard, '$schema'> & { saving: number; savingPercent: number } = ${numbers === undefined ? '{} as never' : printed(numbers)}
`

/** All modules that are made of the pages' words. */
export const pageModules = (pages: Pages, encoded: ReadonlyMap<string, EncodedPicture>): Modules => ({
  ...Object.fromEntries(
    Object.entries(places).map(([name, place]) => pageModule(place, pages[name], encoded)),
  ),
  'seo/generated/page-words.ts': metas(pages),
  'membership/generated/card-numbers.ts': card(membershipNumbers()),
})
