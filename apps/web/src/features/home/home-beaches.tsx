import { CoastOverview } from '../../catalogue/coast/coast-overview.tsx'
import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { PageSection } from '../../shell/page/page-section.tsx'

type HomeBeachesProps = Pick<PageData['home'], 'texts' | 'beaches' | 'coast'>

export function HomeBeaches({ texts, beaches, coast }: HomeBeachesProps) {
  if (!texts.beaches) return null
  const { heading, text, empty } = texts.beaches
  return (
    <PageSection id="beaches" heading={heading} lede={text} tone="sunken">
      <CoastOverview coast={coast} />
      <BeachGrid places={beaches} empty={empty} rail />
    </PageSection>
  )
}
