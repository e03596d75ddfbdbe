import { homePage } from '@susegad/catalog-data/home'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { HotelRows } from '../../catalogue/items/hotel-rows.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'

export function HomeHotels() {
  if (!homePage.hotels) return null
  const { heading, text, empty } = homePage.hotels
  return (
    <PageSection id="hotels" heading={heading} lede={text} tone="sunken">
      <HotelRows places={hotelSummaries} empty={empty} rail />
    </PageSection>
  )
}
