import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'
import type { PageData } from '../../page-data/page-data.ts'

export function BeachesOpening({ texts, beaches }: Pick<PageData['beaches'], 'texts' | 'beaches'>) {
  return <ListingHero heading={texts.heading} text={texts.text} picture={beaches[3]?.pictures[0]} />
}
