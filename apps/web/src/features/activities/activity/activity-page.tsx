import { SectionTabs } from '@susegad/ui/section-tabs'
import { Suspense } from 'react'
import type { PageData } from '../../../page-data/page-data.ts'
import { ActivityBody } from './activity-body.tsx'
import { ActivityHero } from './activity-hero.tsx'

const sections = [
  { id: 'information', label: 'Information' },
  { id: 'photos', label: 'Photos' },
  { id: 'location', label: 'Location' },
]

export function ActivityPage(page: PageData['activity']) {
  const { activity } = page
  return (
    <>
      <Suspense>
        <ActivityHero activity={activity} />
      </Suspense>
      <Suspense>
        <SectionTabs
          className="place-tabs"
          aria-label={`Sections about ${activity.name}`}
          sections={sections}
        />
      </Suspense>
      <Suspense>
        <ActivityBody {...page} />
      </Suspense>
    </>
  )
}
