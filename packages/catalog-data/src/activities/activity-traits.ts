import type { ActivitySummary } from './activity.ts'

const waterWords = [
  'jet',
  'scuba',
  'parasail',
  'kayak',
  'banana',
  'water',
  'fly',
  'bumper',
  'snorkel',
  'surf',
  'boat',
  'cruise',
  'swim',
  'paraglid',
]

/** Whether one of the activity's parts is a water sport, judged by its name. */
export function hasWaterSport({ activityNames }: Pick<ActivitySummary<string>, 'activityNames'>): boolean {
  return activityNames.some((name) => waterWords.some((word) => name.toLowerCase().includes(word)))
}

/** Whether an activity is open: only 'Active' (in any case) counts. */
export function isActive({ status }: Pick<ActivitySummary<string>, 'status'>): boolean {
  return status.trim().toLowerCase() === 'active'
}
