import type { Message } from '../../locale/format-message.ts'

export const beachCardLabels = {
  /** Badge beside the category. */
  adventures: 'Adventures',
  /** With `{count}`. */
  facilities: { one: '{count} facility', other: '{count} facilities' } as Message,
  /** With `{count}`. */
  sports: { one: '{count} sport', other: '{count} sports' } as Message,
  /** Accessible name of the carousel; `{name}` is the card's. */
  pictures: 'Pictures of {name}' as Message,
  /** Text of the link to the beach's page. */
  details: 'View Details',
  /** Text of the link to the membership page. */
  membership: 'Book Now Membership',
}

export type BeachCardLabels = typeof beachCardLabels
