import { CoastNearby } from '../../../catalogue/coast/coast-nearby.tsx'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { PlaceMap } from '../../../catalogue/place/place-map.tsx'
import { Lines } from '../../../catalogue/place/text-blocks.tsx'
import type { PageData } from '../../../page-data/page-data.ts'

export function HotelLocation({ hotel, near }: Pick<PageData['hotel'], 'hotel' | 'near'>) {
  // A hotel without an embed is misplaced on maps, so a search link would lead to the wrong place too.
  const where = hotel.mapEmbed ? `${hotel.name}, ${hotel.address}` : null
  return (
    <PlaceSection id="location" heading="Location">
      <p>{hotel.address}</p>
      <PlaceMap of={hotel.name} where={where} src={hotel.mapEmbed} />
      <Lines title="Getting there" lines={hotel.gettingThere} />
      <CoastNearby near={near} />
    </PlaceSection>
  )
}
