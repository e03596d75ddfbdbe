import { Suspense } from 'react'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { AllBeaches } from './all-beaches.tsx'

export function BeachesPage(page: PageData['beaches']) {
  const { texts, beaches } = page
  return (
    <>
      <Suspense>
        <ListingHero heading={texts.heading} text={texts.text} picture={beaches[3]?.pictures[0]} />
      </Suspense>
      <Suspense>
        <AllBeaches {...page} />
      </Suspense>
    </>
  )
}
