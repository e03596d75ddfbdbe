import type { HotelRecord } from '../schema/hotel-schema.ts'

/** Data of a hotel's page. */
export type Hotel<Slug extends string = string> = HotelRecord & { slug: Slug }
export type Room = Hotel['rooms'][number]
export type Faq = Hotel['faq']

/** Fields of a card, besides its pictures. */
export const hotelCardFields = [
  'id',
  'slug',
  'name',
  'tagline',
  'location',
  'address',
  'coordinates',
  'rating',
  'reviews',
  'discount',
  'price',
  'contact',
  'photoCount',
] as const

/** Data of a hotel's card. */
export type HotelSummary<Slug extends string = string> = Pick<
  Hotel<Slug>,
  (typeof hotelCardFields)[number] | 'pictures'
>
