import { ListingHero } from '../../../catalogue/listing/listing-hero.tsx'
import type { PageData } from '../../../page-data/page-data.ts'

export function ActivitiesOpening({
  texts,
  activities,
}: Pick<PageData['activities'], 'texts' | 'activities'>) {
  return <ListingHero heading={texts.heading} text={texts.text} picture={activities[0]?.pictures[0]} />
}
