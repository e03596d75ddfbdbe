import { Rail } from '@susegad/ui/rail'
import { HotelItem } from '../../../catalogue/items/hotel-item.tsx'
import type { HotelOnCard } from '../../../page-data/page-data.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'

export function OtherHotels({ hotels }: { hotels: readonly HotelOnCard[] }) {
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
