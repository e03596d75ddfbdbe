import { SectionTabs } from '@susegad/ui/section-tabs'
import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { BeachBody } from './beach-body.tsx'
import { BeachHero } from './beach-hero.tsx'

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
      <Suspense>
        <BeachHero beach={beach} />
      </Suspense>
      <Suspense>
        <SectionTabs
          className="place-tabs"
          aria-label={`Sections about ${beach.name}`}
          sections={beach.gallery.length > 0 ? sections : withoutGallery}
        />
      </Suspense>
      <Suspense>
        <BeachBody {...page} />
      </Suspense>
    </>
  )
}
