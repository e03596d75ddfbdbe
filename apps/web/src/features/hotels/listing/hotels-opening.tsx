import { hotelSummaries, hotelsPage } from '@susegad/catalog-data/hotels'
import { ListingHero } from '../../../catalogue/listing/listing-hero.tsx'

export function HotelsOpening() {
  return (
    <ListingHero
      heading={hotelsPage.heading}
      text={hotelsPage.text}
      picture={hotelSummaries[0]?.pictures[0]}
    />
  )
}
