import { Suspense } from 'react'
import { CoastOverview } from '../../catalogue/coast/coast-overview.tsx'
import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import { HotelRows } from '../../catalogue/items/hotel-rows.tsx'
import { PosterWall } from '../../catalogue/items/poster-wall.tsx'
import { Statistics } from '../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../catalogue/listing/why-choose-us.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import { hasPage, useSite } from '../../page-data/site.ts'
import { PageSection } from '../../shell/page/page-section.tsx'
import { HomeClosing } from './home-closing.tsx'
import { HomeHero } from './home-hero.tsx'

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
      {hasPage(site, 'hotels') && texts.hotels ? (
        <Suspense>
          <PageSection id="hotels" heading={texts.hotels.heading} lede={texts.hotels.text} tone="sunken">
            <HotelRows places={hotels} empty={texts.hotels.empty} rail />
          </PageSection>
        </Suspense>
      ) : null}
      {hasPage(site, 'activity') && texts.activities ? (
        <Suspense>
          <PageSection id="activity" heading={texts.activities.heading} lede={texts.activities.text}>
            <PosterWall places={activities} empty={texts.activities.empty} rail />
          </PageSection>
        </Suspense>
      ) : null}
      {hasPage(site, 'beaches') && texts.beaches ? (
        <Suspense>
          <PageSection id="beaches" heading={texts.beaches.heading} lede={texts.beaches.text} tone="sunken">
            <CoastOverview coast={coast} />
            <BeachGrid places={beaches} empty={texts.beaches.empty} rail />
          </PageSection>
        </Suspense>
      ) : null}
      <Suspense>
        <HomeClosing closing={texts.closing} />
      </Suspense>
    </>
  )
}
