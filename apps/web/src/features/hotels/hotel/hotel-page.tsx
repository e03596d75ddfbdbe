import type { PageData } from '../../../page-data/page-data.ts'
import { deferred } from '../../../shell/deferred/deferred.tsx'

// Hydrate when idle: the slideshow plays by itself.
const HotelHero = deferred(async () => (await import('./hotel-hero.tsx')).HotelHero, 'idle')
const SectionTabs = deferred(async () => (await import('@susegad/ui/section-tabs')).SectionTabs)
const HotelBody = deferred(async () => (await import('./hotel-body.tsx')).HotelBody)

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'rooms', label: 'Rooms' },
  { id: 'location', label: 'Location' },
  { id: 'faq', label: 'FAQ' },
]

export function HotelPage(page: PageData['hotel']) {
  const { hotel } = page
  return (
    <>
      <HotelHero hotel={hotel} />
      <SectionTabs className="place-tabs" aria-label={`Sections about ${hotel.name}`} sections={sections} />
      <HotelBody {...page} />
    </>
  )
}
