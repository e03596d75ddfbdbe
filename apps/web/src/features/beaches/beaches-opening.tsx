import { beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'

export function BeachesOpening() {
  return (
    <ListingHero
      heading={beachesPage.heading}
      text={beachesPage.text}
      picture={beachSummaries[3]?.pictures[0]}
    />
  )
}
