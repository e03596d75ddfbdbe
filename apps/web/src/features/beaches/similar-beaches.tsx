import { type Beach, beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'

const SIMILAR_SHOWN = 10

export function SimilarBeaches({ beach }: { beach: Pick<Beach, 'slug' | 'category'> }) {
  const similar = beachSummaries
    .filter((other) => other.category === beach.category && other.slug !== beach.slug)
    .slice(0, SIMILAR_SHOWN)
  if (similar.length === 0) return null
  return (
    <PageSection heading="Similar beaches" tone="sunken">
      <BeachGrid places={similar} empty={beachesPage.empty} rail />
    </PageSection>
  )
}
