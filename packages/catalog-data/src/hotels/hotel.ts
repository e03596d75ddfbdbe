import type { Picture } from '../pictures/picture.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { Meta } from '../seo/meta.ts'
import type { TextSection } from '../text/section.ts'
import type { HotelSlug } from './hotel-slug.ts'

/** What a hotel's card shows. `Slug` is any string for an owner's own records. */
export interface HotelSummary<Slug extends string = HotelSlug> {
  id: string
  slug: Slug
  name: string
  tagline: string
  /** Village or quarter, as a visitor would say it. */
  location: string
  address: string
  coordinates: Coordinates | null
  /** Out of 5. */
  rating: number
  reviews: number
  /** Percent already taken off the price; null without an offer. */
  discount: number | null
  /** Rupees a night for the least expensive room. */
  price: number
  /** A phone number as it is shown; null where the desk arranges everything. */
  contact: string | null
  pictures: readonly Picture[]
  /** How many photos the hotel's own page holds. */
  photoCount: number
}

export interface Room {
  key: string
  category: string
  /** Rupees a night; null when it is quoted on request. */
  price: number | null
  description: string
  /** Size, bed, view: one short fact a line. */
  facts: readonly string[]
  pictures: readonly Picture[]
  /** 'Child without bed(5-12yrs)' */
  childWithoutBed: string | null
  /** 'Extra Adult with bed' */
  extraAdultWithBed: string | null
}

export interface Faq {
  id?: string
  heading: string
  sections: readonly TextSection[]
}

/** Everything a hotel's page shows. */
export interface Hotel<Slug extends string = HotelSlug> extends HotelSummary<Slug> {
  description: string
  email: string | null
  /** Null where maps show the hotel in a wrong place: no map is offered then. */
  mapEmbed: string | null
  /** On a 24-hour clock, as '13:00'; null where the record does not say. */
  checkIn: string | null
  checkOut: string | null
  /** Address of the hotel's menu and rates, opened in a new tab. */
  menuAndRates: string | null
  heroPictures: readonly Picture[]
  exteriorPictures: readonly Picture[]
  poolPictures: readonly Picture[]
  diningPictures: readonly Picture[]
  rooms: readonly Room[]
  facilities: readonly string[]
  gettingThere: readonly string[]
  faq: Faq
  /** Sections of an owner's record that have no field of their own here. */
  more: readonly TextSection[]
  meta: Meta
}
