import type { ActivityOfPage } from '../../../page-data/page-data.ts'

/** Fields that the Information tab shows. */
const informationFields = [
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
] as const satisfies readonly (keyof ActivityOfPage)[]

/** Whether a record has any content for the Information tab. */
export function hasInformation(activity: ActivityOfPage): boolean {
  return informationFields.some((field) => {
    const value = activity[field]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })
}
