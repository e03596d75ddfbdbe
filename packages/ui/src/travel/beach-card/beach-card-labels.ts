import type { Message } from '../../locale/format-message.ts'

export interface BeachCardLabels {
  /** Badge beside the category. */
  adventures: string
  /** With `{count}`. */
  facilities: Message
  /** With `{count}`. */
  sports: Message
  /** Accessible name of the carousel; `{name}` is the card's. */
  pictures: Message
  /** Text of the link to the beach's page. */
  details: string
  /** Text of the link to the membership page. */
  membership: string
}

export const beachCardLabels: BeachCardLabels = {
  adventures: 'Adventures',
  facilities: { one: '{count} facility', other: '{count} facilities' },
  sports: { one: '{count} sport', other: '{count} sports' },
  pictures: 'Pictures of {name}',
  details: 'View Details',
  membership: 'Book Now Membership',
}
