import type { PageData } from '../../../page-data/page-data.ts'
import { deferred } from '../../../shell/deferred/deferred.tsx'

// Static content: hydrate only on interaction.
const ActivitiesOpening = deferred(
  async () => (await import('./activities-opening.tsx')).ActivitiesOpening,
  'touched',
)
const ActivityReasons = deferred(
  async () => (await import('./activity-reasons.tsx')).ActivityReasons,
  'touched',
)
// Hydrate early if the URL's query may filter the list.
const AllActivities = deferred(
  async () => (await import('./all-activities.tsx')).AllActivities,
  () => (location.search ? 'idle' : 'near'),
)

export function ActivitiesPage({ texts, activities }: PageData['activities']) {
  return (
    <>
      <ActivitiesOpening texts={texts} activities={activities} />
      <ActivityReasons texts={texts} />
      <AllActivities texts={texts} activities={activities} />
    </>
  )
}
