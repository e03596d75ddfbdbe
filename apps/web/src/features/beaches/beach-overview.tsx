import type { Beach } from '@susegad/catalog-data/beaches'
import { Prose } from '@susegad/ui/prose'
import { PlaceSection } from '../../catalogue/place-layout.tsx'
import { Lines, Sections } from '../../catalogue/text-blocks.tsx'

/** What the beach is like, what there is, and what to mind. */
export function BeachOverview({ beach }: { beach: Beach }) {
  return (
    <PlaceSection id="overview" heading="Overview">
      <Prose lead="first">
        <p>{beach.description}</p>
      </Prose>
      <Sections sections={beach.about} />
      <Lines title="Facilities" lines={beach.facilities} mark="yes" />
      <Lines title="Sports" lines={beach.sports} />
      <Lines title="Things to do" lines={beach.activities} />
      <Lines title="Safety" lines={beach.safety} />
      <Sections sections={beach.more} />
    </PlaceSection>
  )
}
