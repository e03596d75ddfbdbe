import { EmptyState } from '@susegad/ui/empty-state'
import { Prose } from '@susegad/ui/prose'
import { PlaceSection } from '../../catalogue/place/place-layout.tsx'
import { Lines, Sections } from '../../catalogue/place/text-blocks.tsx'
import { leadOf } from '../../catalogue/text/lead-of.ts'
import { WrittenBlocks } from '../../catalogue/text/written-blocks.tsx'
import type { BeachOfPage } from '../../page-data/page-data.ts'

/** Description, facilities, sports, things to do and safety of a beach. */
export function BeachOverview({ beach }: { beach: BeachOfPage }) {
  return (
    <PlaceSection id="overview" heading="Overview">
      {beach.description ? (
        <Prose lead={leadOf(beach.description)}>
          <WrittenBlocks text={beach.description} />
        </Prose>
      ) : null}
      <Sections sections={beach.about} />
      <Lines title="Facilities" lines={beach.facilities} mark="yes" />
      <Lines title="Sports" lines={beach.sports} />
      <Lines title="Things to do" lines={beach.activities} />
      <Lines title="Safety" lines={beach.safety} />
      <Sections sections={beach.more} />
      {isUnwritten(beach) ? (
        <EmptyState title="More about this beach soon" headingLevel={3}>
          Ask us in the meantime: we know the place and are happy to tell you.
        </EmptyState>
      ) : null}
    </PlaceSection>
  )
}

function isUnwritten({
  description,
  about,
  facilities,
  sports,
  activities,
  safety,
  more,
}: BeachOfPage): boolean {
  const lists = [about, facilities, sports, activities, safety, more]
  return description === '' && lists.every((list) => list.length === 0)
}
