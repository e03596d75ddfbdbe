import type { Business } from '@susegad/catalog-data/business'
import type { membership } from '@susegad/catalog-data/membership'
import type { NavigationLink } from '@susegad/catalog-data/navigation'
import type { Picture } from '@susegad/catalog-data/pictures'
import type { PrivacyNotice } from '@susegad/catalog-data/policies'
import type { PageKey } from '@susegad/catalog-data/seo'

/** The numbers of a membership card, in the currency of the business, percent and months. */
export type CardNumbers = typeof membership

/** Data that every page needs. */
export interface SiteData {
  business: Omit<Business, 'legal'>
  /** The pages without a record that the business has. */
  pages: readonly PageKey[]
  headerLinks: readonly NavigationLink[]
  footerLinks: readonly NavigationLink[]
  footerHotelLinks: readonly NavigationLink[]
  /** Labels of path segments that title case gets wrong. */
  breadcrumbs: Readonly<Record<string, string>>
  privacyNotice: PrivacyNotice
  /** Null for a business without a card. */
  membership: CardNumbers | null
  /** Shown where a picture is missing or fails to load. */
  fallbackPictures: Readonly<Record<'hotel' | 'activity' | 'beach' | 'gallery' | 'hero', Picture>>
  /** Poster beside the sign-in and registration forms. */
  poster: Picture | null
}

let shown: SiteData | undefined

/** The site's data, available before the first render. */
export function site(): SiteData {
  if (!shown) throw new Error('Nothing is known of the business yet: call showSite first.')
  return shown
}

export function showSite(data: SiteData): void {
  shown = data
}

/** Memoises a value derived from the site. */
export function ofSite<T>(make: (data: SiteData) => T): () => T {
  let made: { of: SiteData; thing: T } | undefined
  return () => {
    const of = site()
    if (made?.of !== of) made = { of, thing: make(of) }
    return made.thing
  }
}

/** Whether the business has the page: pages without content are left out. */
export const hasPage = (key: PageKey): boolean => site().pages.includes(key)
