import { EmptyState } from '@susegad/ui/empty-state'
import { PosterWall } from '../../../catalogue/items/poster-wall.tsx'
import { PlaceLayout, PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { PlacePage } from '../../../catalogue/place/place-page.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { ActivityAside } from './activity-aside.tsx'
import { ActivityInformation } from './activity-information.tsx'
import { ActivityLocation } from './activity-location.tsx'
import { ActivityPhotos } from './activity-photos.tsx'
import { hasInformation } from './has-information.ts'
import './activity-page.css'

const sections = [
  { id: 'information', label: 'Information' },
  { id: 'photos', label: 'Photos' },
  { id: 'location', label: 'Location' },
]

export function ActivityPage({ activity, more, near }: PageData['activity']) {
  const { region } = useSite().business
  return (
    <PlacePage
      kind="activity"
      name={activity.name}
      location={activity.location ?? region.name}
      lede={activity.cardLine}
      pictures={activity.pictures}
      sections={sections}
    >
      <PlaceLayout aside={<ActivityAside activity={activity} />}>
        <PlaceSection id="information" heading="Information">
          {hasInformation(activity) ? (
            <ActivityInformation activity={activity} />
          ) : (
            <EmptyState title="Data not found" headingLevel={3}>
              Ask us in the meantime: we know it well and are happy to tell you.
            </EmptyState>
          )}
        </PlaceSection>
        <ActivityPhotos activity={activity} />
        <ActivityLocation activity={activity} near={near} />
      </PlaceLayout>
      {more.length > 0 ? (
        <PageSection heading="More to do" tone="sunken">
          <PosterWall places={more} rail />
        </PageSection>
      ) : null}
    </PlacePage>
  )
}
