import type { BeachSummary } from '@susegad/catalog-data/beaches'
import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'

export function SimilarBeaches({ beaches }: { beaches: readonly BeachSummary[] }) {
  if (beaches.length === 0) return null
  return (
    <PageSection heading="Similar beaches" tone="sunken">
      <BeachGrid places={beaches} rail />
    </PageSection>
  )
}
