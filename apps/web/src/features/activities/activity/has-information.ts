import type { Activity } from '@susegad/catalog-data/activities'

/** Fields that the Information tab shows. */
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

/** Whether a record has any content for the Information tab. */
export function hasInformation(activity: Activity<string>): boolean {
  return told.some((field) => {
    const value = activity[field]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })
}
