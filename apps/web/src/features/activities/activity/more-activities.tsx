import { PosterWall } from '../../../catalogue/items/poster-wall.tsx'
import type { ActivityOnCard } from '../../../page-data/page-data.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'

export function MoreActivities({ activities }: { activities: readonly ActivityOnCard[] }) {
  if (activities.length === 0) return null
  return (
    <PageSection heading="More to do" tone="sunken">
      <PosterWall places={activities} rail />
    </PageSection>
  )
}
