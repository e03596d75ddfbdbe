import { PosterWall } from '../../catalogue/items/poster-wall.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { PageSection } from '../../shell/page/page-section.tsx'

export function HomeActivities({ texts, activities }: Pick<PageData['home'], 'texts' | 'activities'>) {
  if (!texts.activities) return null
  const { heading, text, empty } = texts.activities
  return (
    <PageSection id="activity" heading={heading} lede={text}>
      <PosterWall places={activities} empty={empty} rail />
    </PageSection>
  )
}
