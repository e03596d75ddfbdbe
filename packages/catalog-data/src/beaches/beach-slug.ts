// Made from the example business by the `content` command; do not edit.
/** Slugs of the beaches in display order. */
export const beachSlugs: readonly string[] = [
  'arambol-beach-goa-india',
  'ashwem-beach-goa-india',
  'vagator-beach-goa-india',
  'anjuna-beach-goa-india',
  'baga-famous-beach-goa-india',
  'calangute-beach-goa-india',
  'candolim-beach-goa-india',
  'miramar-beach-goa-india',
  'colva-beach-goa-india',
  'agonda-beach-goa-india',
  'butterfly-beach-goa-india',
  'palolem-beach-goa-india',
]

/** A slug that the list above holds; checked where records are loaded. */
export type BeachSlug = string

export function isBeachSlug(slug: string): boolean {
  return beachSlugs.includes(slug)
}
