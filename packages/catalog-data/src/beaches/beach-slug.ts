// Made by the `lists` command from the cards; do not edit.
/** Slugs of the beaches in display order. */
export const beachSlugs = [
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
] as const

export type BeachSlug = (typeof beachSlugs)[number]

export function isBeachSlug(slug: string): slug is BeachSlug {
  return (beachSlugs as readonly string[]).includes(slug)
}
