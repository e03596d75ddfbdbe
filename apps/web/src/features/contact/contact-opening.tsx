import { contactPage } from '@susegad/catalog-data/contact'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'

export function ContactOpening() {
  return <ListingHero heading={contactPage.heading} text={contactPage.text} picture={contactPage.picture} />
}
