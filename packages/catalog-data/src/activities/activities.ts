export type { ListingPage } from '../text/listing-page.ts'
export { activitiesPage } from './activities-page.ts'
export type {
  Activity,
  ActivityPart,
  ActivitySummary,
  Food,
  NamedText,
  Pickup,
} from './activity.ts'
export { type ActivitySlug, activitySlugs, isActivitySlug } from './activity-slug.ts'
export { activitySummaries } from './activity-summaries.ts'
export { hasWaterSport, isActive } from './activity-traits.ts'
