// Made by the `lists` command from the cards; do not edit.
/** Slugs of the hotels in display order. */
export const hotelSlugs = [
  'amara-grand-hotel',
  'la-view-hotel',
  'regent-laguna-hotel',
  'wotel-calangute',
  'tree-house-hotel',
] as const

export type HotelSlug = (typeof hotelSlugs)[number]

export function isHotelSlug(slug: string): slug is HotelSlug {
  return (hotelSlugs as readonly string[]).includes(slug)
}
