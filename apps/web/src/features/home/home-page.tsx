import { hasPage } from '@susegad/catalog-data/seo'
import { deferred } from '../../shell/deferred/deferred.tsx'

// Hydrate when idle: the marquee moves by itself.
const HomeHero = deferred(async () => (await import('./home-hero.tsx')).HomeHero, 'idle')
const HomeReasons = deferred(async () => (await import('./home-reasons.tsx')).HomeReasons, 'touched')
const HomeHotels = deferred(async () => (await import('./home-hotels.tsx')).HomeHotels)
const HomeActivities = deferred(async () => (await import('./home-activities.tsx')).HomeActivities)
const HomeBeaches = deferred(async () => (await import('./home-beaches.tsx')).HomeBeaches)
const HomeClosing = deferred(async () => (await import('./home-closing.tsx')).HomeClosing)

export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeReasons />
      {hasPage('hotels') ? <HomeHotels /> : null}
      {hasPage('activity') ? <HomeActivities /> : null}
      {hasPage('beaches') ? <HomeBeaches /> : null}
      <HomeClosing />
    </>
  )
}
