// Made by the `lists` command from the cards; do not edit.
import type { Activity } from './activity.ts'
import type { ActivitySlug } from './activity-slug.ts'
import { isActivitySlug } from './activity-slug.ts'

export { type ActivitySlug, activitySlugs, isActivitySlug } from './activity-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: Record<ActivitySlug, () => Promise<Activity>> = {
  'sunset-cruise-goa': () => import('./records/sunset-cruise.ts').then((file) => file.sunsetCruise),
  'mandovi-river-dinner-cruise-goa': () =>
    import('./records/dinner-cruise.ts').then((file) => file.dinnerCruise),
  'boat-party-in-goa': () => import('./records/boat-party.ts').then((file) => file.boatParty),
  'scuba-diving-combo-goa': () => import('./records/scuba-combo.ts').then((file) => file.scubaCombo),
  'paragliding-adventure-goa': () => import('./records/paragliding.ts').then((file) => file.paragliding),
  'south-goa-sightseeing': () => import('./records/south-goa.ts').then((file) => file.southGoa),
  'dudhsagar-waterfall-in-goa-india': () => import('./records/dudhsagar.ts').then((file) => file.dudhsagar),
  'kayaking-in-goa-baga-beach': () => import('./records/kayaking.ts').then((file) => file.kayaking),
  'snow-park-goa': () => import('./records/snow-park.ts').then((file) => file.snowPark),
  'flyboarding-in-goa': () => import('./records/flyboarding.ts').then((file) => file.flyboarding),
  'bungee-jumping-goa': () => import('./records/bungee.ts').then((file) => file.bungee),
  'goa-ultimate-5-watersports-adventure': () =>
    import('./records/watersports.ts').then((file) => file.watersports),
  'dolphin-watching-cruise-goa': () => import('./records/dolphins.ts').then((file) => file.dolphins),
  'north-goa-explorer': () => import('./records/north-goa.ts').then((file) => file.northGoa),
}

/** Loads an activity's record; undefined for an unknown slug. */
export async function loadActivity(slug: string): Promise<Activity | undefined> {
  return isActivitySlug(slug) ? records[slug]() : undefined
}
