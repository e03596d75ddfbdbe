import { Suspense } from 'react'
import { ListingHero } from '../../../catalogue/listing/listing-hero.tsx'
import { Statistics } from '../../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../../catalogue/listing/why-choose-us.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { AllHotels } from './all-hotels.tsx'

export function HotelsPage({ texts, reasons, hotels }: PageData['hotels']) {
  return (
    <>
      <Suspense>
        <ListingHero heading={texts.heading} text={texts.text} picture={hotels[0]?.pictures[0]} />
      </Suspense>
      <Suspense>
        <Statistics label="Our hotels in figures" stats={texts.stats} />
        <WhyChooseUs heading={texts.whyHeading} features={reasons} />
      </Suspense>
      <Suspense>
        <AllHotels texts={texts} hotels={hotels} />
      </Suspense>
    </>
  )
}
