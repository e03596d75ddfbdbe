import type { Hotel } from '@susegad/catalog-data/hotels'
import { CoastNearby } from '../../catalogue/coast-nearby.tsx'
import { PlaceSection } from '../../catalogue/place-layout.tsx'
import { PlaceMap } from '../../catalogue/place-map.tsx'
import { Lines } from '../../catalogue/text-blocks.tsx'

export function HotelLocation({ hotel }: { hotel: Hotel }) {
  // A hotel has no map where maps show it wrongly, and a search would lead to the wrong place as well.
  const where = hotel.mapEmbed ? `${hotel.name}, ${hotel.address}` : null
  return (
    <PlaceSection id="location" heading="Location">
      <p>{hotel.address}</p>
      <PlaceMap of={hotel.name} where={where} src={hotel.mapEmbed} />
      <Lines title="Getting there" lines={hotel.gettingThere} />
      <CoastNearby kind="hotel" slug={hotel.slug} />
    </PlaceSection>
  )
}
