import type { Message } from '../../locale/format-message.ts'

export const activityCardLabels = {
  /** `{offer}` is the discount, such as 50%. */
  offer: '{offer} OFF' as Message,
  from: 'From',
  perPerson: '/ person',
  /** Shown for an activity without a status. */
  inactive: 'Inactive',
  noSummary: 'No summary available.',
  /** Accessible name of the carousel; `{name}` is the card's. */
  pictures: 'Pictures of {name}' as Message,
  /** Text of the link to the activity's page. */
  details: 'View Details',
}

export type ActivityCardLabels = typeof activityCardLabels
