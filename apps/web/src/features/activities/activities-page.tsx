import { deferred } from '../../shell/deferred/deferred.tsx'

// Still words and a still picture need the script only once they are touched.
const ActivitiesOpening = deferred(
  async () => (await import('./activities-opening.tsx')).ActivitiesOpening,
  'touched',
)
const ActivityReasons = deferred(
  async () => (await import('./activity-reasons.tsx')).ActivityReasons,
  'touched',
)
// What the address asks for may change what is shown.
const AllActivities = deferred(
  async () => (await import('./all-activities.tsx')).AllActivities,
  () => (location.search ? 'idle' : 'near'),
)

export function ActivitiesPage() {
  return (
    <>
      <ActivitiesOpening />
      <ActivityReasons />
      <AllActivities />
    </>
  )
}
