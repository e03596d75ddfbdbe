import type { ActivitySummary } from '@susegad/catalog-data/activities'
import { PosterWall } from '../../../catalogue/items/poster-wall.tsx'
import { PageSection } from '../../../shell/page/page-section.tsx'

export function MoreActivities({ activities }: { activities: readonly ActivitySummary[] }) {
  if (activities.length === 0) return null
  return (
    <PageSection heading="More to do" tone="sunken">
      <PosterWall places={activities} rail />
    </PageSection>
  )
}
