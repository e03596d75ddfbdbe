import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import { PictureWall } from '../../catalogue/place/picture-wall.tsx'
import { PlaceLayout, PlaceSection } from '../../catalogue/place/place-layout.tsx'
import { PlacePage } from '../../catalogue/place/place-page.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { PageSection } from '../../shell/page/page-section.tsx'
import { BeachAside } from './beach-aside.tsx'
import { BeachLocation } from './beach-location.tsx'
import { BeachOverview } from './beach-overview.tsx'

const GALLERY_SHOWN = 6

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'location', label: 'Location' },
]
const withoutGallery = sections.filter(({ id }) => id !== 'gallery')

export function BeachPage({ beach, stays, similar, near }: PageData['beach']) {
  const hasGallery = beach.gallery.length > 0
  return (
    <PlacePage
      kind="beach"
      name={beach.name}
      location={beach.location}
      pictures={beach.pictures}
      sections={hasGallery ? sections : withoutGallery}
    >
      <PlaceLayout aside={<BeachAside beach={beach} />}>
        <BeachOverview beach={beach} />
        {hasGallery ? (
          <PlaceSection id="gallery" heading="Gallery">
            <PictureWall name={beach.name} pictures={beach.gallery.slice(0, GALLERY_SHOWN)} />
          </PlaceSection>
        ) : null}
        <BeachLocation beach={beach} stays={stays} near={near} />
      </PlaceLayout>
      {similar.length > 0 ? (
        <PageSection heading="Similar beaches" tone="sunken">
          <BeachGrid places={similar} rail />
        </PageSection>
      ) : null}
    </PlacePage>
  )
}
