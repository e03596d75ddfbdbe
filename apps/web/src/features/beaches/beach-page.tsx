import type { PageData } from '../../page-data/page-data.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'

// Hydrate when idle: the slideshow plays by itself.
const BeachHero = deferred(async () => (await import('./beach-hero.tsx')).BeachHero, 'idle')
const SectionTabs = deferred(async () => (await import('@susegad/ui/section-tabs')).SectionTabs)
const BeachBody = deferred(async () => (await import('./beach-body.tsx')).BeachBody)

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'location', label: 'Location' },
]
const withoutGallery = sections.filter(({ id }) => id !== 'gallery')

export function BeachPage(page: PageData['beach']) {
  const { beach } = page
  return (
    <>
      <BeachHero beach={beach} />
      <SectionTabs
        className="place-tabs"
        aria-label={`Sections about ${beach.name}`}
        sections={beach.gallery.length > 0 ? sections : withoutGallery}
      />
      <BeachBody {...page} />
    </>
  )
}
