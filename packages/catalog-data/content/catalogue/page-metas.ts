import { withBusiness } from '../../src/business/business-mentions.ts'
import type { Meta } from '../../src/seo/meta.ts'
import type { NamedBusiness, PageKey } from '../../src/seo/seo.ts'

type Pages = Readonly<Record<string, Record<string, unknown>>>
type Words = Omit<Meta, 'socialPicture'>

/** The file of each page's metadata, in the order of the sitemap. */
export const metaFiles: Readonly<Record<PageKey, string>> = {
  home: 'pages/home',
  hotels: 'pages/hotels',
  activity: 'pages/activity',
  beaches: 'pages/beaches',
  dining: 'pages/dining',
  gallery: 'pages/gallery',
  membership: 'pages/membership',
  contact: 'pages/contact',
  'terms-and-conditions': 'policies/terms-and-conditions',
  'privacy-policy': 'policies/privacy-policy',
  'refund-policy': 'policies/refund-policy',
  search: 'pages/search',
}

/** Metadata of each page that the business has. */
export function pageMetasOf(pages: Pages, business: NamedBusiness): Partial<Record<PageKey, Meta>> {
  const metas = Object.entries(metaFiles).flatMap(([key, file]): [string, Meta][] => {
    const words = pages[file]?.meta as Words | undefined
    return words ? [[key, { ...withBusiness(words, business), socialPicture: `social/${key}` }]] : []
  })
  return Object.fromEntries(metas)
}
