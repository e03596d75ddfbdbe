import { EmptyState } from '@susegad/ui/empty-state'
import { PlaceLayout, PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { ActivityAside } from './activity-aside.tsx'
import { ActivityInformation } from './activity-information.tsx'
import { ActivityLocation } from './activity-location.tsx'
import { ActivityPhotos } from './activity-photos.tsx'
import { hasInformation } from './has-information.ts'
import { MoreActivities } from './more-activities.tsx'
import './activity-page.css'
import type { PageData } from '../../../page-data/page-data.ts'

/** Everything below the first picture. */
export function ActivityBody({ activity, more, near }: PageData['activity']) {
  return (
    <>
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
      <MoreActivities activities={more} />
    </>
  )
}
