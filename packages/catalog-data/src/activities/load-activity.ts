// Made from the example business by the `content` command; do not edit.
import type { Activity } from './activity.ts'

export { type ActivitySlug, activitySlugs, isActivitySlug } from './activity-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: ReadonlyMap<string, () => Promise<Activity>> = new Map([
  ['sunset-cruise-goa', () => import('./generated/sunset-cruise-goa.ts').then((file) => file.sunsetCruiseGoa)],
  ['mandovi-river-dinner-cruise-goa', () => import('./generated/mandovi-river-dinner-cruise-goa.ts').then((file) => file.mandoviRiverDinnerCruiseGoa)],
  ['boat-party-in-goa', () => import('./generated/boat-party-in-goa.ts').then((file) => file.boatPartyInGoa)],
  ['scuba-diving-combo-goa', () => import('./generated/scuba-diving-combo-goa.ts').then((file) => file.scubaDivingComboGoa)],
  ['paragliding-adventure-goa', () => import('./generated/paragliding-adventure-goa.ts').then((file) => file.paraglidingAdventureGoa)],
  ['south-goa-sightseeing', () => import('./generated/south-goa-sightseeing.ts').then((file) => file.southGoaSightseeing)],
  ['dudhsagar-waterfall-in-goa-india', () => import('./generated/dudhsagar-waterfall-in-goa-india.ts').then((file) => file.dudhsagarWaterfallInGoaIndia)],
  ['kayaking-in-goa-baga-beach', () => import('./generated/kayaking-in-goa-baga-beach.ts').then((file) => file.kayakingInGoaBagaBeach)],
  ['snow-park-goa', () => import('./generated/snow-park-goa.ts').then((file) => file.snowParkGoa)],
  ['flyboarding-in-goa', () => import('./generated/flyboarding-in-goa.ts').then((file) => file.flyboardingInGoa)],
  ['bungee-jumping-goa', () => import('./generated/bungee-jumping-goa.ts').then((file) => file.bungeeJumpingGoa)],
  ['goa-ultimate-5-watersports-adventure', () => import('./generated/goa-ultimate-5-watersports-adventure.ts').then((file) => file.goaUltimate5WatersportsAdventure)],
  ['dolphin-watching-cruise-goa', () => import('./generated/dolphin-watching-cruise-goa.ts').then((file) => file.dolphinWatchingCruiseGoa)],
  ['north-goa-explorer', () => import('./generated/north-goa-explorer.ts').then((file) => file.northGoaExplorer)],
])

/** Loads an activity's record; undefined for an unknown slug. */
export async function loadActivity(slug: string): Promise<Activity | undefined> {
  return records.get(slug)?.()
}
