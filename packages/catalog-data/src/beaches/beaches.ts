export type { Beach, BeachCategory, BeachSummary } from './beach.ts'
export { type BeachSlug, beachSlugs, isBeachSlug } from './beach-slug.ts'
export { beachSummaries } from './beach-summaries.ts'
export { beachesPage } from './beaches-page.ts'
