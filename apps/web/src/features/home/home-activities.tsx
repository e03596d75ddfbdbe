import { activitySummaries } from '@susegad/catalog-data/activities'
import { homePage } from '@susegad/catalog-data/home'
import { PosterWall } from '../../catalogue/items/poster-wall.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'

export function HomeActivities() {
  if (!homePage.activities) return null
  const { heading, text, empty } = homePage.activities
  return (
    <PageSection id="activity" heading={heading} lede={text}>
      <PosterWall places={activitySummaries} empty={empty} rail />
    </PageSection>
  )
}
