import type { PageData } from '../../../page-data/page-data.ts'
import { deferred } from '../../../shell/deferred/deferred.tsx'

// Hydrate when idle: the slideshow plays by itself.
const ActivityHero = deferred(async () => (await import('./activity-hero.tsx')).ActivityHero, 'idle')
const SectionTabs = deferred(async () => (await import('@susegad/ui/section-tabs')).SectionTabs)
const ActivityBody = deferred(async () => (await import('./activity-body.tsx')).ActivityBody)

const sections = [
  { id: 'information', label: 'Information' },
  { id: 'photos', label: 'Photos' },
  { id: 'location', label: 'Location' },
]

export function ActivityPage(page: PageData['activity']) {
  const { activity } = page
  return (
    <>
      <ActivityHero activity={activity} />
      <SectionTabs
        className="place-tabs"
        aria-label={`Sections about ${activity.name}`}
        sections={sections}
      />
      <ActivityBody {...page} />
    </>
  )
}
