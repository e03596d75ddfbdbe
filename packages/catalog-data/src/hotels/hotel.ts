import type { Picture } from '../pictures/picture.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { Meta } from '../seo/meta.ts'
import type { TextSection } from '../text/section.ts'
import type { HotelSlug } from './hotel-slug.ts'

/** Data of a hotel's card. `Slug` is any string for an owner's own records. */
export interface HotelSummary<Slug extends string = HotelSlug> {
  id: string
  slug: Slug
  name: string
  tagline: string
  /** Village or district, in everyday words. */
  location: string
  address: string
  coordinates: Coordinates | null
  /** Rating out of 5. */
  rating: number
  reviews: number
  /** Discount in percent, already included in `price`; null without an offer. */
  discount: number | null
  /** Price per night of the cheapest room, in rupees. */
  price: number
  /** Phone number as shown; null if the desk arranges everything. */
  contact: string | null
  pictures: readonly Picture[]
  /** Number of photos on the hotel's page. */
  photoCount: number
}

export interface Room {
  key: string
  category: string
  /** Price per night in rupees; null if quoted on request. */
  price: number | null
  description: string
  /** Size, bed, view: one short fact per line. */
  facts: readonly string[]
  pictures: readonly Picture[]
  /** The record's 'Child without bed(5-12yrs)'. */
  childWithoutBed: string | null
  /** The record's 'Extra Adult with bed'. */
  extraAdultWithBed: string | null
}

export interface Faq {
  id?: string
  heading: string
  sections: readonly TextSection[]
}

/** Data of a hotel's page. */
export interface Hotel<Slug extends string = HotelSlug> extends HotelSummary<Slug> {
  description: string
  email: string | null
  /** Null if maps show the hotel in the wrong place; the page then has no map. */
  mapEmbed: string | null
  /** In 24-hour format, such as '13:00'; null if unknown. */
  checkIn: string | null
  checkOut: string | null
  /** URL of the hotel's menu and rates, opened in a new tab. */
  menuAndRates: string | null
  heroPictures: readonly Picture[]
  exteriorPictures: readonly Picture[]
  poolPictures: readonly Picture[]
  diningPictures: readonly Picture[]
  rooms: readonly Room[]
  facilities: readonly string[]
  gettingThere: readonly string[]
  faq: Faq
  /** Sections of an owner's record that have no field here. */
  more: readonly TextSection[]
  meta: Meta
}
