import type { PageData } from '../../page-data/page-data.ts'
import { hasPage } from '../../page-data/site.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'

// Hydrate when idle: the marquee moves by itself.
const HomeHero = deferred(async () => (await import('./home-hero.tsx')).HomeHero, 'idle')
const HomeReasons = deferred(async () => (await import('./home-reasons.tsx')).HomeReasons, 'touched')
const HomeHotels = deferred(async () => (await import('./home-hotels.tsx')).HomeHotels)
const HomeActivities = deferred(async () => (await import('./home-activities.tsx')).HomeActivities)
const HomeBeaches = deferred(async () => (await import('./home-beaches.tsx')).HomeBeaches)
const HomeClosing = deferred(async () => (await import('./home-closing.tsx')).HomeClosing)

export function HomePage({ texts, hotels, activities, beaches, coast }: PageData['home']) {
  return (
    <>
      <HomeHero hero={texts.hero} />
      <HomeReasons stats={texts.stats} why={texts.why} />
      {hasPage('hotels') ? <HomeHotels texts={texts} hotels={hotels} /> : null}
      {hasPage('activity') ? <HomeActivities texts={texts} activities={activities} /> : null}
      {hasPage('beaches') ? <HomeBeaches texts={texts} beaches={beaches} coast={coast} /> : null}
      <HomeClosing closing={texts.closing} />
    </>
  )
}
