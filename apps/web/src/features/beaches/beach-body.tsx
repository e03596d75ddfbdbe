import { PictureWall } from '../../catalogue/place/picture-wall.tsx'
import { PlaceLayout, PlaceSection } from '../../catalogue/place/place-layout.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { BeachAside } from './beach-aside.tsx'
import { BeachLocation } from './beach-location.tsx'
import { BeachOverview } from './beach-overview.tsx'
import { SimilarBeaches } from './similar-beaches.tsx'

const GALLERY_SHOWN = 6

/** Everything below the first picture. */
export function BeachBody({ beach, stays, similar, near }: PageData['beach']) {
  const pictured = beach.gallery.length > 0
  return (
    <>
      <PlaceLayout aside={<BeachAside beach={beach} />}>
        <BeachOverview beach={beach} />
        {pictured ? (
          <PlaceSection id="gallery" heading="Gallery">
            <PictureWall name={beach.name} pictures={beach.gallery.slice(0, GALLERY_SHOWN)} />
          </PlaceSection>
        ) : null}
        <BeachLocation beach={beach} stays={stays} near={near} />
      </PlaceLayout>
      <SimilarBeaches beaches={similar} />
    </>
  )
}
