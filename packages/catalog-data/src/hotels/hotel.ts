import type { HotelRecord } from '../schema/hotel-schema.ts'

/** Data of a hotel's page. */
export type Hotel<Slug extends string = string> = HotelRecord & { slug: Slug }
export type Room = Hotel['rooms'][number]
export type Faq = Hotel['faq']

/** Data of a hotel's card. */
export type HotelSummary<Slug extends string = string> = Pick<
  Hotel<Slug>,
  | 'id'
  | 'slug'
  | 'name'
  | 'tagline'
  | 'location'
  | 'address'
  | 'coordinates'
  | 'rating'
  | 'reviews'
  | 'discount'
  | 'price'
  | 'contact'
  | 'pictures'
  | 'photoCount'
>
