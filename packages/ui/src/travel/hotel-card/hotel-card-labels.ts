import type { Message } from '../../locale/format-message.ts'

export interface HotelCardLabels {
  /** `{discount}` is the discount, such as 20%. */
  discount: Message
  /** Shown on the pictures, with the lowest `{price}`. */
  start: Message
  perNight: string
  /** With `{count}`. */
  photos: Message
  /** Accessible name of the carousel; `{name}` is the card's. */
  pictures: Message
  /** Text of the link to the hotel's page. */
  details: string
  /** Text of the phone link. */
  call: string
  /** Shown in place of the phone link. */
  noContact: string
}

export const hotelCardLabels: HotelCardLabels = {
  discount: '{discount} OFF',
  start: 'Start {price}',
  perNight: '/ night',
  photos: { one: '{count} photo', other: '{count} photos' },
  pictures: 'Pictures of {name}',
  details: 'View Details',
  call: 'Call Now',
  noContact: 'Contact N/A',
}
