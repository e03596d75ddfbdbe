import { EmptyState } from '@susegad/ui/empty-state'
import { PictureWall } from '../../../catalogue/place/picture-wall.tsx'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import type { ActivityOfPage } from '../../../page-data/page-data.ts'

export function ActivityPhotos({ activity }: { activity: ActivityOfPage }) {
  const { pictures, visitorPictures, name } = activity
  return (
    <PlaceSection id="photos" heading="Photos">
      {pictures.length === 0 && visitorPictures.length === 0 ? (
        <EmptyState title="No Photos Available" headingLevel={3}>
          Ask us, and we’ll send you some on WhatsApp.
        </EmptyState>
      ) : null}
      <PictureWall name={name} pictures={pictures} />
      <PictureWall
        heading="From our visitors"
        name={`${name}, visitors' photos`}
        pictures={visitorPictures}
      />
    </PlaceSection>
  )
}
