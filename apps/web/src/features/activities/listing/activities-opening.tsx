import { activitiesPage, activitySummaries } from '@susegad/catalog-data/activities'
import { ListingHero } from '../../../catalogue/listing/listing-hero.tsx'

export function ActivitiesOpening() {
  return (
    <ListingHero
      heading={activitiesPage.heading}
      text={activitiesPage.text}
      picture={activitySummaries[0]?.pictures[0]}
    />
  )
}
