import type { Activity } from '@susegad/catalog-data/activities'

/** What the Information tab shows of a record. */
const told = [
  'description',
  'highlights',
  'schedule',
  'activities',
  'inclusions',
  'notIncluded',
  'expect',
  'requirements',
  'whoCanFly',
  'notAllowed',
  'windAdvisory',
  'forWhom',
  'pickup',
  'departurePoints',
  'food',
  'drinks',
  'entertainment',
  'comforts',
  'addOns',
  'optionalActivities',
  'photosAllowed',
  'tips',
  'proTips',
  'travelInfo',
  'experienceSummary',
  'notes',
  'more',
] as const satisfies readonly (keyof Activity)[]

/** Whether a record has anything to tell beyond its card and its facts. */
export function hasInformation(activity: Activity<string>): boolean {
  return told.some((field) => {
    const value = activity[field]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })
}
