import { beachSummaries } from '@susegad/catalog-data/beaches'
import { homePage } from '@susegad/catalog-data/home'
import { CoastOverview } from '../../catalogue/coast/coast-overview.tsx'
import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'

export function HomeBeaches() {
  if (!homePage.beaches) return null
  const { heading, text, empty } = homePage.beaches
  return (
    <PageSection id="beaches" heading={heading} lede={text} tone="sunken">
      <CoastOverview />
      <BeachGrid places={beachSummaries} empty={empty} rail />
    </PageSection>
  )
}
