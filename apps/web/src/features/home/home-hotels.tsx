import { HotelRows } from '../../catalogue/items/hotel-rows.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { PageSection } from '../../shell/page/page-section.tsx'

export function HomeHotels({ texts, hotels }: Pick<PageData['home'], 'texts' | 'hotels'>) {
  if (!texts.hotels) return null
  const { heading, text, empty } = texts.hotels
  return (
    <PageSection id="hotels" heading={heading} lede={text} tone="sunken">
      <HotelRows places={hotels} empty={empty} rail />
    </PageSection>
  )
}
