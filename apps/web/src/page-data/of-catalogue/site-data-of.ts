import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { PageKey } from '@susegad/catalog-data/seo'
import type { SiteData } from '../site.ts'
import { memoize } from './memoize.ts'

/** Data that every page of the site needs. */
export const siteDataOf = memoize((catalogue: Catalogue): SiteData => {
  const { legal, ...business } = catalogue.business
  return {
    business,
    pages: Object.keys(catalogue.pageMeta) as PageKey[],
    headerLinks: catalogue.headerLinks,
    footerLinks: catalogue.footerLinks,
    footerHotelLinks: catalogue.footerHotelLinks,
    breadcrumbs: {
      ...Object.fromEntries(catalogue.textPages.map(({ slug, title }) => [slug, title])),
      ...catalogue.breadcrumbs,
    },
    privacyNotice: catalogue.privacyNotice,
    membership: catalogue.membership ?? null,
    fallbackPictures: catalogue.fallbackPictures,
    poster: catalogue.homePage.hero.pictures[0] ?? null,
  }
})
