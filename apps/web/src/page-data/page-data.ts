import type { Activity, ActivitySummary, ListingPage } from '@susegad/catalog-data/activities'
import type { Beach, BeachSummary, beachesPage } from '@susegad/catalog-data/beaches'
import type { ContactPage } from '@susegad/catalog-data/contact'
import type { DiningPage } from '@susegad/catalog-data/dining'
import type { GalleryHotel, galleryPage } from '@susegad/catalog-data/gallery'
import type { Feature, HomePage } from '@susegad/catalog-data/home'
import type { Hotel, HotelSummary } from '@susegad/catalog-data/hotels'
import type { RateCard } from '@susegad/catalog-data/hotels/rates'
import type { MembershipPage } from '@susegad/catalog-data/membership'
import type { Policy } from '@susegad/catalog-data/policies'
import type { Meta } from '@susegad/catalog-data/seo'
import type { CoastData, NearbyData } from './coast-data.ts'

/** What the browser's own window says of a page. */
export type PageMeta = Pick<Meta, 'title' | 'description'>

/** Texts in which `{count}` stands for the number of what is listed. */
type Counted<Texts extends { countLine: unknown }> = Omit<Texts, 'countLine'> & { countLine: string }

/** What a page says, by the kind of page: the contents of its JSON, and what its route loads. */
export interface PageData {
  home: {
    meta: PageMeta
    texts: HomePage
    hotels: readonly HotelSummary[]
    activities: readonly ActivitySummary[]
    beaches: readonly BeachSummary[]
    coast: CoastData | null
  }
  hotels: {
    meta: PageMeta
    texts: Counted<ListingPage>
    reasons: readonly Feature[]
    hotels: readonly HotelSummary[]
  }
  activities: { meta: PageMeta; texts: Counted<ListingPage>; activities: readonly ActivitySummary[] }
  beaches: {
    meta: PageMeta
    texts: Counted<typeof beachesPage>
    beaches: readonly BeachSummary[]
    waterSports: readonly ActivitySummary[]
    coast: CoastData | null
  }
  hotel: { hotel: Hotel; others: readonly HotelSummary[]; near: NearbyData | null }
  activity: { activity: Activity; more: readonly ActivitySummary[]; near: NearbyData | null }
  beach: {
    beach: Beach
    stays: readonly Pick<HotelSummary, 'slug' | 'name' | 'location'>[]
    similar: readonly BeachSummary[]
    near: NearbyData | null
  }
  rates: { card: RateCard }
  dining: { meta: PageMeta; texts: DiningPage }
  gallery: { meta: PageMeta; texts: typeof galleryPage; hotels: readonly GalleryHotel[] }
  membership: {
    meta: PageMeta
    texts: MembershipPage
    hotels: readonly Pick<HotelSummary, 'slug' | 'name' | 'price' | 'discount'>[]
    waterSports: readonly Pick<ActivitySummary, 'slug' | 'name' | 'price' | 'offer'>[]
  }
  contact: { meta: PageMeta; texts: ContactPage }
  policy: { meta: PageMeta; policy: Policy }
  search: { meta: PageMeta; ideas: readonly string[] }
  routing: { places: Readonly<Record<'hotel' | 'activity' | 'beach', readonly NamedPlace[]>> }
}

export type PageKind = keyof PageData

export interface NamedPlace {
  slug: string
  name: string
}

/** A page's data, discriminated by its kind. */
export type SomePage = { [Kind in PageKind]: PageData[Kind] & { kind: Kind } }[PageKind]
