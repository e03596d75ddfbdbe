import type { Message } from '../../locale/format-message.ts'

export const hotelCardLabels = {
  /** `{discount}` is the discount, such as 20%. */
  discount: '{discount} OFF' as Message,
  /** Shown on the pictures, with the lowest `{price}`. */
  start: 'Start {price}' as Message,
  perNight: '/ night',
  /** With `{count}`. */
  photos: { one: '{count} photo', other: '{count} photos' } as Message,
  /** Accessible name of the carousel; `{name}` is the card's. */
  pictures: 'Pictures of {name}' as Message,
  /** Text of the link to the hotel's page. */
  details: 'View Details',
  /** Text of the phone link. */
  call: 'Call Now',
  /** Shown in place of the phone link. */
  noContact: 'Contact N/A',
}

export type HotelCardLabels = typeof hotelCardLabels
