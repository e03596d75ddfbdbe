import { SectionTabs } from '@susegad/ui/section-tabs'
import { Suspense } from 'react'
import type { PageData } from '../../../page-data/page-data.ts'
import { HotelBody } from './hotel-body.tsx'
import { HotelHero } from './hotel-hero.tsx'

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
      <Suspense>
        <HotelHero hotel={hotel} />
      </Suspense>
      <Suspense>
        <SectionTabs className="place-tabs" aria-label={`Sections about ${hotel.name}`} sections={sections} />
      </Suspense>
      <Suspense>
        <HotelBody {...page} />
      </Suspense>
    </>
  )
}
