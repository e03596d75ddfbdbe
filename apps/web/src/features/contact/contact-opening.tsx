import type { ContactPage } from '@susegad/catalog-data/contact'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'

export function ContactOpening({ texts }: { texts: ContactPage }) {
  return <ListingHero heading={texts.heading} text={texts.text} picture={texts.picture} />
}
