import { Suspense } from 'react'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { ContactBody } from './contact-body.tsx'

export function ContactPage({ texts }: PageData['contact']) {
  return (
    <>
      <Suspense>
        <ListingHero heading={texts.heading} text={texts.text} picture={texts.picture} />
      </Suspense>
      <Suspense>
        <ContactBody texts={texts} />
      </Suspense>
    </>
  )
}
