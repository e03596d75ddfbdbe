import { type ActivitySlug, activitiesPage, activitySummaries } from '@susegad/catalog-data/activities'
import { PosterWall } from '../../../catalogue/items/poster-wall.tsx'
import { PageSection } from '../../../shell/page/page-section.tsx'

const MORE_SHOWN = 4

/** The next activities in the list, so that every activity links to others. */
export function MoreActivities({ slug }: { slug: ActivitySlug }) {
  const own = activitySummaries.findIndex((activity) => activity.slug === slug)
  const more = [...activitySummaries.slice(own + 1), ...activitySummaries.slice(0, own)].slice(0, MORE_SHOWN)
  if (more.length === 0) return null
  return (
    <PageSection heading="More to do" tone="sunken">
      <PosterWall places={more} empty={activitiesPage.empty} rail />
    </PageSection>
  )
}
