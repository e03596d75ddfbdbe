// Made by the `lists` command from the cards; do not edit.
/** Slugs of the activities in display order. */
export const activitySlugs = [
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
] as const

export type ActivitySlug = (typeof activitySlugs)[number]

export function isActivitySlug(slug: string): slug is ActivitySlug {
  return (activitySlugs as readonly string[]).includes(slug)
}
