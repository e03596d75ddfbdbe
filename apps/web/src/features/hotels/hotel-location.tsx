import type { Hotel } from '@susegad/catalog-data/hotels'
import { CoastNearby } from '../../catalogue/coast-nearby.tsx'
import { PlaceSection } from '../../catalogue/place-layout.tsx'
import { PlaceMap } from '../../catalogue/place-map.tsx'

export function HotelLocation({ hotel }: { hotel: Hotel }) {
  return (
    <PlaceSection id="location" heading="Location">
      <p>{hotel.address}</p>
      <PlaceMap of={hotel.name} where={`${hotel.name}, ${hotel.address}`} src={hotel.mapEmbed} />
      <h3 className="place-subheading">Getting there</h3>
      <ul className="text-lines">
        {hotel.gettingThere.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CoastNearby kind="hotel" slug={hotel.slug} />
    </PlaceSection>
  )
}
