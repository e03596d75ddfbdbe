import type { Message } from '../../locale/format-message.ts'

export interface ActivityCardLabels {
  /** `{offer}` is the discount, such as 50%. */
  offer: Message
  from: string
  perPerson: string
  /** Shown for an activity without a status. */
  inactive: string
  noSummary: string
  /** Accessible name of the carousel; `{name}` is the card's. */
  pictures: Message
  /** Text of the link to the activity's page. */
  details: string
}

export const activityCardLabels: ActivityCardLabels = {
  offer: '{offer} OFF',
  from: 'From',
  perPerson: '/ person',
  inactive: 'Inactive',
  noSummary: 'No summary available.',
  pictures: 'Pictures of {name}',
  details: 'View Details',
}
