import { beachSummaries } from '@susegad/catalog-data/beaches'
import { homePage } from '@susegad/catalog-data/home'
import { BeachGrid } from '../../catalogue/beach-grid.tsx'
import { CoastOverview } from '../../catalogue/coast-overview.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'

export function HomeBeaches() {
  const { heading, text, empty } = homePage.beaches
  return (
    <PageSection id="beaches" heading={heading} lede={text} tone="sunken">
      <CoastOverview />
      <BeachGrid places={beachSummaries} empty={empty} rail />
    </PageSection>
  )
}
