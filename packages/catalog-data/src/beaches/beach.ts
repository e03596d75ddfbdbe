import type { BeachRecord } from '../schema/beach-schema.ts'

/** Data of a beach's page; `hotels` are slugs of the catalogue. */
export type Beach<Slug extends string = string, Stay extends string = string> = BeachRecord & {
  slug: Slug
  hotels: readonly Stay[]
}
export type BeachCategory = Beach['category']

/** Fields of a card, besides its pictures. */
export const beachCardFields = [
  'id',
  'slug',
  'name',
  'location',
  'coordinates',
  'category',
  'description',
  'facilityCount',
  'sportCount',
] as const

/** Data of a beach's card. */
export type BeachSummary<Slug extends string = string> = Pick<
  Beach<Slug>,
  (typeof beachCardFields)[number] | 'pictures'
>
