import { Suspense } from 'react'
import type { PageData } from '../../../page-data/page-data.ts'
import { ActivitiesOpening } from './activities-opening.tsx'
import { ActivityReasons } from './activity-reasons.tsx'
import { AllActivities } from './all-activities.tsx'

export function ActivitiesPage({ texts, activities }: PageData['activities']) {
  return (
    <>
      <Suspense>
        <ActivitiesOpening texts={texts} activities={activities} />
      </Suspense>
      <Suspense>
        <ActivityReasons texts={texts} />
      </Suspense>
      <Suspense>
        <AllActivities texts={texts} activities={activities} />
      </Suspense>
    </>
  )
}
