import type { Activity, ActivitySummary } from '../activities/activity.ts'
import type { Beach, BeachSummary } from '../beaches/beach.ts'
import type { Business } from '../business/business.ts'
import type { Coast } from '../coast/coast.ts'
import type { GalleryHotel } from '../gallery/gallery-hotel.ts'
import type { Hotel, HotelSummary } from '../hotels/hotel.ts'
import type { RateCard } from '../hotels/rate-card.ts'
import type { membership } from '../membership/generated/card-numbers.ts'
import type { Picture, PictureFile } from '../pictures/picture.ts'
import type { ContactPage, DiningPage, HomePage, MembershipPage } from '../schema/found-pages.ts'
import type { NavigationLink } from '../schema/navigation-schema.ts'
import type { GalleryTexts, SearchTexts, WrittenBeaches, WrittenListing } from '../schema/page-schema.ts'
import type { Policy, PrivacyNotice } from '../schema/policy-schema.ts'
import type { Meta } from '../seo/meta.ts'
import type { PageKey } from '../seo/seo.ts'
import type { TextPage } from '../text-pages/text-page.ts'

/** All content of a business, as plain data. */
export interface Catalogue {
  business: Business
  headerLinks: readonly NavigationLink[]
  footerLinks: readonly NavigationLink[]
  footerHotelLinks: readonly NavigationLink[]
  breadcrumbs: Readonly<Record<string, string>>
  privacyNotice: PrivacyNotice
  /** Metadata of the pages without a record that the business has, in the order of the sitemap. */
  pageMeta: Readonly<Partial<Record<PageKey, Meta>>>
  homePage: HomePage
  contactPage: ContactPage
  searchPage: SearchTexts
  hotelsPage?: WrittenListing
  activitiesPage?: WrittenListing
  beachesPage?: WrittenBeaches
  diningPage?: DiningPage
  galleryPage?: GalleryTexts
  galleryHotels: readonly GalleryHotel[]
  membership?: typeof membership
  membershipPage?: MembershipPage
  coast?: Coast
  termsAndConditions: Policy
  privacyPolicy: Policy
  refundPolicy: Policy
  /** Pages that the owner added, sorted by address. */
  textPages: readonly TextPage[]
  hotels: readonly Hotel[]
  hotelSummaries: readonly HotelSummary[]
  rateCards: readonly RateCard[]
  activities: readonly Activity[]
  activitySummaries: readonly ActivitySummary[]
  beaches: readonly Beach[]
  beachSummaries: readonly BeachSummary[]
  fallbackPictures: Readonly<Record<'hotel' | 'activity' | 'beach' | 'gallery' | 'hero', Picture>>
  socialPictures: readonly PictureFile[]
}
