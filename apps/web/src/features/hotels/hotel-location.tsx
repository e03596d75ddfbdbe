import type { Hotel } from '@susegad/catalog-data/hotels'
import { CoastNearby } from '../../catalogue/coast-nearby.tsx'
import { PlaceSection } from '../../catalogue/place-layout.tsx'
import { PlaceMap } from '../../catalogue/place-map.tsx'
import { Lines } from '../../catalogue/text-blocks.tsx'

export function HotelLocation({ hotel }: { hotel: Hotel }) {
  return (
    <PlaceSection id="location" heading="Location">
      <p>{hotel.address}</p>
      <PlaceMap of={hotel.name} where={`${hotel.name}, ${hotel.address}`} src={hotel.mapEmbed} />
      <Lines title="Getting there" lines={hotel.gettingThere} />
      <CoastNearby kind="hotel" slug={hotel.slug} />
    </PlaceSection>
  )
}
