import { Button } from '@susegad/ui/button'
import { ExternalLinkIcon } from '@susegad/ui/icon'
import { splitSentences } from '@susegad/ui/logic/split-sentences'
import { Prose } from '@susegad/ui/prose'
import { PictureWall } from '../../../catalogue/place/picture-wall.tsx'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { leadOf } from '../../../catalogue/text/lead-of.ts'
import { WrittenBlocks } from '../../../catalogue/text/written-blocks.tsx'
import type { HotelOfPage } from '../../../page-data/page-data.ts'
import { HotelGoodToKnow } from './hotel-good-to-know.tsx'

export function HotelOverview({ hotel }: { hotel: HotelOfPage }) {
  return (
    <PlaceSection id="overview" heading="Overview">
      {typeof hotel.description === 'string' ? (
        <div className="place-lines">
          {splitSentences(hotel.description).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <Prose lead={leadOf(hotel.description)}>
          <WrittenBlocks text={hotel.description} />
        </Prose>
      )}
      {hotel.menuAndRates ? (
        <p className="place-action">
          <Button variant="secondary" asChild>
            <a href={hotel.menuAndRates} target="_blank" rel="noopener">
              Menu & Rates
              <ExternalLinkIcon />
            </a>
          </Button>
        </p>
      ) : null}
      {hotel.facilities.length > 0 ? (
        <ul className="place-facts" aria-label="Facilities">
          {hotel.facilities.map((facility) => (
            <li key={facility}>{facility}</li>
          ))}
        </ul>
      ) : null}
      <HotelGoodToKnow hotel={hotel} />
      <PictureWall
        heading="Pool, exterior and dining"
        name={hotel.name}
        pictures={[...hotel.poolPictures, ...hotel.exteriorPictures, ...hotel.diningPictures]}
      />
    </PlaceSection>
  )
}
