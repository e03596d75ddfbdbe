import { Suspense } from 'react'
import { Statistics } from '../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../catalogue/listing/why-choose-us.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { hasPage, useSite } from '../../page-data/site.ts'
import { HomeActivities } from './home-activities.tsx'
import { HomeBeaches } from './home-beaches.tsx'
import { HomeClosing } from './home-closing.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeHotels } from './home-hotels.tsx'

export function HomePage({ texts, hotels, activities, beaches, coast }: PageData['home']) {
  const site = useSite()
  return (
    <>
      <Suspense>
        <HomeHero hero={texts.hero} />
      </Suspense>
      <Suspense>
        <Statistics label={`${site.business.name} in figures`} stats={texts.stats} />
        <WhyChooseUs heading={texts.why.heading} features={texts.why.features} />
      </Suspense>
      {hasPage(site, 'hotels') ? (
        <Suspense>
          <HomeHotels texts={texts} hotels={hotels} />
        </Suspense>
      ) : null}
      {hasPage(site, 'activity') ? (
        <Suspense>
          <HomeActivities texts={texts} activities={activities} />
        </Suspense>
      ) : null}
      {hasPage(site, 'beaches') ? (
        <Suspense>
          <HomeBeaches texts={texts} beaches={beaches} coast={coast} />
        </Suspense>
      ) : null}
      <Suspense>
        <HomeClosing closing={texts.closing} />
      </Suspense>
    </>
  )
}
