import { Suspense } from 'react'
import { ListingHero } from '../../../catalogue/listing/listing-hero.tsx'
import { Statistics } from '../../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../../catalogue/listing/why-choose-us.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { AllActivities } from './all-activities.tsx'

export function ActivitiesPage({ texts, activities }: PageData['activities']) {
  return (
    <>
      <Suspense>
        <ListingHero heading={texts.heading} text={texts.text} picture={activities[0]?.pictures[0]} />
      </Suspense>
      <Suspense>
        <Statistics label="Our activities in figures" stats={texts.stats} />
        <WhyChooseUs heading={texts.whyHeading} features={texts.whyChoose} />
      </Suspense>
      <Suspense>
        <AllActivities texts={texts} activities={activities} />
      </Suspense>
    </>
  )
}
