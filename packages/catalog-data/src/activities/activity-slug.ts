// Made from the example business by the `content` command; do not edit.
/** Slugs of the activities in display order. */
export const activitySlugs: readonly string[] = [
  'sunset-cruise-goa',
  'mandovi-river-dinner-cruise-goa',
  'boat-party-in-goa',
  'scuba-diving-combo-goa',
  'paragliding-adventure-goa',
  'south-goa-sightseeing',
  'dudhsagar-waterfall-in-goa-india',
  'kayaking-in-goa-baga-beach',
  'snow-park-goa',
  'flyboarding-in-goa',
  'bungee-jumping-goa',
  'goa-ultimate-5-watersports-adventure',
  'dolphin-watching-cruise-goa',
  'north-goa-explorer',
]

/** A slug that the list above holds; checked where records are loaded. */
export type ActivitySlug = string

export function isActivitySlug(slug: string): boolean {
  return activitySlugs.includes(slug)
}
