import { ListingHero } from '../../../catalogue/listing/listing-hero.tsx'
import type { PageData } from '../../../page-data/page-data.ts'

export function HotelsOpening({ texts, hotels }: Pick<PageData['hotels'], 'texts' | 'hotels'>) {
  return <ListingHero heading={texts.heading} text={texts.text} picture={hotels[0]?.pictures[0]} />
}
