import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import type { BeachOnCard } from '../../page-data/page-data.ts'
import { PageSection } from '../../shell/page/page-section.tsx'

export function SimilarBeaches({ beaches }: { beaches: readonly BeachOnCard[] }) {
  if (beaches.length === 0) return null
  return (
    <PageSection heading="Similar beaches" tone="sunken">
      <BeachGrid places={beaches} rail />
    </PageSection>
  )
}
