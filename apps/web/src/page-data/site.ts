import type { Business } from '@susegad/catalog-data/business'
import type { membership } from '@susegad/catalog-data/membership'
import type { NavigationLink } from '@susegad/catalog-data/navigation'
import type { Picture } from '@susegad/catalog-data/pictures'
import type { PrivacyNotice } from '@susegad/catalog-data/policies'
import type { PageKey } from '@susegad/catalog-data/seo'
import { useRouter } from '@tanstack/react-router'

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

/** The data of the site that is being shown. */
export const useSite = (): SiteData => useRouter().options.context.site

/** Whether the business has the page: pages without content are left out. */
export const hasPage = ({ pages }: SiteData, key: PageKey): boolean => pages.includes(key)
