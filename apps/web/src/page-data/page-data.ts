import type { Activity, ActivityPart, ActivitySummary, ListingPage } from '@susegad/catalog-data/activities'
import type { Beach, BeachSummary, beachesPage } from '@susegad/catalog-data/beaches'
import type { Coast } from '@susegad/catalog-data/coast'
import type { ContactPage } from '@susegad/catalog-data/contact'
import type { DiningPage } from '@susegad/catalog-data/dining'
import type { GalleryHotel, galleryPage } from '@susegad/catalog-data/gallery'
import type { Feature, HomePage } from '@susegad/catalog-data/home'
import type { Hotel, HotelSummary, Room } from '@susegad/catalog-data/hotels'
import type { RateCard } from '@susegad/catalog-data/hotels/rates'
import type { RichText } from '@susegad/catalog-data/markdown'
import type { MembershipPage } from '@susegad/catalog-data/membership'
import type { Picture } from '@susegad/catalog-data/pictures'
import type { Policy } from '@susegad/catalog-data/policies'
import type { Meta } from '@susegad/catalog-data/seo'
import type { TextPage, TextSection } from '@susegad/catalog-data/text-pages'
import type { CoastData, NearbyData } from './coast-data.ts'

/** Title of the browser's tab, and description for search engines. */
export type PageMeta = Pick<Meta, 'title' | 'description'>

/** Texts in which `{count}` stands for the number of what is listed. */
type Counted<Texts extends { countLine: unknown }> = Omit<Texts, 'countLine'> & { countLine: string }

/** A record of the catalogue with some of its texts parsed. */
type Written<Record, Field extends keyof Record> = Omit<Record, Field> & { [Name in Field]: RichText }

export type RoomOfPage = Omit<Written<Room, 'description'>, 'prices' | 'sleeps' | 'minAge'> & {
  /** Whether `price` is the lowest of several, so that the page says "from". */
  dearerDays?: true
}
export type HotelOfPage = Omit<
  Written<Hotel, 'description'>,
  'rooms' | 'stay' | 'meta' | 'id' | 'photoCount' | 'coordinates' | 'pictures'
> & {
  meta: PageMeta
  rooms: readonly RoomOfPage[]
}
export type PartOfPage = Omit<ActivityPart, 'description'> & { description?: RichText }
export type ActivityOfPage = Omit<Written<Activity, 'description'>, 'activities' | 'outing'> & {
  activities?: readonly PartOfPage[]
}
export type BeachOfPage = Omit<Written<Beach, 'description'>, 'bathing'>
export type DiningOfPage = Omit<DiningPage, 'pictures'> & {
  pictures: readonly Written<DiningPage['pictures'][number], 'text'>[]
}
/** A long text in sections. */
export type Sectioned<Text extends { intro: unknown; sections: unknown }> = Omit<
  Written<Text, 'intro'>,
  'sections'
> & {
  sections: readonly (Omit<TextSection, 'paragraphs'> & { paragraphs: readonly RichText[] })[]
}
export type PolicyOfPage = Sectioned<Policy>
export type TextOfPage = Sectioned<Omit<TextPage, 'meta'>>

/** Data of an activity's card. */
export type ActivityOnCard = Omit<ActivitySummary, 'id' | 'coordinates' | 'rating' | 'activityNames'>
export interface HotelOnCard extends Omit<HotelSummary, 'id' | 'coordinates'> {
  /** Set if the hotel's rates are higher on some dates. */
  dearerDays?: true
}
export type BeachOnCard = Omit<BeachSummary, 'id' | 'coordinates'>

/** What the trip shows of a hotel, and the facts from which a stay is priced. */
export interface HotelOfTrip
  extends Pick<
    Hotel,
    | 'slug'
    | 'name'
    | 'location'
    | 'rating'
    | 'discount'
    | 'price'
    | 'coordinates'
    | 'stay'
    | 'checkIn'
    | 'checkOut'
    | 'facilities'
  > {
  picture: Picture | undefined
  rooms: readonly RoomOfTrip[]
}
export type RoomOfTrip = Pick<Room, 'key' | 'category' | 'price' | 'prices' | 'sleeps' | 'minAge'>
export interface ActivityOfTrip
  extends Pick<Activity, 'slug' | 'name' | 'location' | 'status' | 'coordinates' | 'outing'> {
  picture: Picture | undefined
}
export interface BeachOfTrip extends Pick<Beach, 'slug' | 'name' | 'location' | 'coordinates' | 'bathing'> {
  picture: Picture | undefined
}

/** Data of each kind of page. The build writes it as JSON, and the route loads it. */
export interface PageData {
  home: {
    meta: PageMeta
    texts: HomePage
    hotels: readonly HotelOnCard[]
    activities: readonly ActivityOnCard[]
    beaches: readonly BeachOnCard[]
    coast: CoastData | null
  }
  hotels: {
    meta: PageMeta
    texts: Counted<ListingPage>
    reasons: readonly Feature[]
    hotels: readonly HotelOnCard[]
  }
  activities: { meta: PageMeta; texts: Counted<ListingPage>; activities: readonly ActivitySummary[] }
  beaches: {
    meta: PageMeta
    texts: Counted<typeof beachesPage>
    beaches: readonly BeachSummary[]
    waterSports: readonly ActivityOnCard[]
    coast: CoastData | null
  }
  hotel: {
    hotel: HotelOfPage
    /** Whether the hotel's rates are higher on some dates; null if it has no rates by date. */
    dearerDays: boolean | null
    others: readonly HotelOnCard[]
    near: NearbyData | null
  }
  activity: { activity: ActivityOfPage; more: readonly ActivityOnCard[]; near: NearbyData | null }
  beach: {
    beach: BeachOfPage
    stays: readonly Pick<HotelSummary, 'slug' | 'name' | 'location'>[]
    similar: readonly BeachOnCard[]
    near: NearbyData | null
  }
  rates: { card: RateCard }
  dining: { meta: PageMeta; texts: DiningOfPage }
  gallery: { meta: PageMeta; texts: typeof galleryPage; hotels: readonly GalleryHotel[] }
  membership: {
    meta: PageMeta
    texts: MembershipPage
    hotels: readonly Pick<HotelSummary, 'slug' | 'name' | 'price' | 'discount'>[]
    waterSports: readonly Pick<ActivitySummary, 'slug' | 'name' | 'price' | 'offer'>[]
  }
  contact: { meta: PageMeta; texts: ContactPage }
  text: { meta: PageMeta; page: PolicyOfPage | TextOfPage }
  search: { meta: PageMeta; ideas: readonly string[] }
  trip: {
    hotels: readonly HotelOfTrip[]
    activities: readonly ActivityOfTrip[]
    beaches: readonly BeachOfTrip[]
    coast: CoastData | null
    roads: Coast['roads'] | null
  }
  routing: { places: Readonly<Record<'hotel' | 'activity' | 'beach', readonly NamedPlace[]>> }
}

export type PageKind = keyof PageData

export interface NamedPlace {
  slug: string
  name: string
}

/** A page's data, discriminated by its kind. */
export type SomePage = { [Kind in PageKind]: PageData[Kind] & { kind: Kind } }[PageKind]
