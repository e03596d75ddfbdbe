import type { HotelSummary } from '@susegad/catalog-data/hotels'
import { Rail } from '@susegad/ui/rail'
import { HotelItem } from '../../../catalogue/items/hotel-item.tsx'
import { PageSection } from '../../../shell/page/page-section.tsx'

export function OtherHotels({ hotels }: { hotels: readonly HotelSummary[] }) {
  if (hotels.length === 0) return null
  return (
    <PageSection heading="Other Hotels" tone="sunken">
      <Rail className="other-hotels" count={`${hotels.length} ${hotels.length === 1 ? 'hotel' : 'hotels'}`}>
        {hotels.map((hotel) => (
          <li key={hotel.slug}>
            <HotelItem hotel={hotel} />
          </li>
        ))}
      </Rail>
    </PageSection>
  )
}
