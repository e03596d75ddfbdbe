import { type HotelSlug, hotelSummaries } from '@susegad/catalog-data/hotels'
import { Rail } from '@susegad/ui/rail'
import { HotelItem } from '../../../catalogue/items/hotel-item.tsx'
import { PageSection } from '../../../shell/page/page-section.tsx'

const OTHER_HOTELS_SHOWN = 3

export function OtherHotels({ slug }: { slug: HotelSlug }) {
  const others = hotelSummaries.filter((hotel) => hotel.slug !== slug).slice(0, OTHER_HOTELS_SHOWN)
  if (others.length === 0) return null
  return (
    <PageSection heading="Other Hotels" tone="sunken">
      <Rail className="other-hotels" count={`${others.length} ${others.length === 1 ? 'hotel' : 'hotels'}`}>
        {others.map((hotel) => (
          <li key={hotel.slug}>
            <HotelItem hotel={hotel} />
          </li>
        ))}
      </Rail>
    </PageSection>
  )
}
