// Made from the example business by the `content` command; do not edit.
/** Slugs of the hotels in display order. */
export const hotelSlugs: readonly string[] = [
  'amara-grand-hotel',
  'la-view-hotel',
  'regent-laguna-hotel',
  'wotel-calangute',
  'tree-house-hotel',
]

/** A slug that the list above holds; checked where records are loaded. */
export type HotelSlug = string

export function isHotelSlug(slug: string): boolean {
  return hotelSlugs.includes(slug)
}
