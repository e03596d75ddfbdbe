import { business } from '../business/business.ts'
import { withBusiness } from '../business/business-mentions.ts'
import {
  contactWords,
  homeWords,
  pageKeywords,
  type UnnamedPage,
  unnamedWords,
} from './generated/page-words.ts'
import type { Meta } from './meta.ts'

export type { Meta } from './meta.ts'

/** In the order of the sitemap. */
const pageKeys = [
  'home',
  'hotels',
  'activity',
  'beaches',
  'dining',
  'gallery',
  'membership',
  'contact',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'search',
] as const
export type PageKey = (typeof pageKeys)[number]

/** Values of a business for titles and descriptions. */
export interface NamedBusiness {
  name: string
  address: { street: string; locality: string }
}

export const homeMetaOf = (business: NamedBusiness): Meta => ({
  ...withBusiness(homeWords, business),
  socialPicture: 'social/home',
})

export const contactMetaOf = (business: NamedBusiness): Meta => ({
  ...withBusiness(contactWords, business),
  socialPicture: 'social/contact',
})

/** Metadata of pages without a record that do not name the business; records have their own. */
export const unnamedPageMeta: Readonly<Record<UnnamedPage, Pick<Meta, 'title' | 'description'>>> =
  unnamedWords

/** Whether the business has the page: pages without content are left out. */
export const hasPage = (key: PageKey): boolean => key === 'home' || key === 'contact' || key in unnamedWords

/** Metadata of the business's pages without a record. */
export const pageMetaOf = (business: NamedBusiness): Readonly<Record<PageKey, Meta>> => {
  const metaOf = (key: PageKey): Meta => {
    if (key === 'home') return homeMetaOf(business)
    if (key === 'contact') return contactMetaOf(business)
    return { ...unnamedPageMeta[key], keywords: pageKeywords[key], socialPicture: `social/${key}` }
  }
  // Missing pages are never looked up.
  return Object.fromEntries(pageKeys.filter(hasPage).map((key) => [key, metaOf(key)])) as Record<
    PageKey,
    Meta
  >
}

/** Metadata of the example business. */
// Pure, so that a page of another business does not carry the example.
export const pageMeta: Readonly<Record<PageKey, Meta>> = /* @__PURE__ */ pageMetaOf(business)
