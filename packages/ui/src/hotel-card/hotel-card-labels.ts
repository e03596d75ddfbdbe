import type { Message } from '../locale/format-message.ts'

export interface HotelCardLabels {
  /** Of `{discount}`, such as '20%'. */
  discount: Message
  /** On the pictures, of the lowest `{price}`. */
  start: Message
  perNight: string
  /** Of `{count}`. */
  photos: Message
  /** Name of the carousel, of `{name}`. */
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
