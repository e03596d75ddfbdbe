import {
  dining1,
  dining2,
  exterior2,
  hero2,
  hero3,
  pool2,
  pool3,
  roomFamily1,
  roomFamily2,
  roomFamily3,
  roomSeaView1,
  roomSeaView2,
  roomSeaView3,
  roomStandard2,
  roomStandard3,
} from '../../pictures/generated/hotel-la-view-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { HotelPictures } from '../hotel-pictures.ts'
import { balconyTiers, edgePool, hillsideView, standardRoom } from './la-view-card.ts'

export const laViewPictures: HotelPictures<'standard' | 'sea-view' | 'family'> = {
  hero: [
    hillsideView,
    withAlt(hero2, 'The view from the top terrace over Baga creek and the whole beach'),
    withAlt(hero3, 'The balconies at sunset, each with its lamp lit'),
  ],
  exterior: [balconyTiers, withAlt(exterior2, 'The stepped path between the tiers, with bougainvillea')],
  pool: [
    edgePool,
    withAlt(pool2, 'Loungers along the pool with the headland behind'),
    withAlt(pool3, 'The pool in the evening with the lights of Baga below'),
  ],
  dining: [
    withAlt(dining1, 'Tables on the terrace restaurant above the sea'),
    withAlt(dining2, 'A fish thali on a table by the railing'),
  ],
  rooms: {
    standard: [
      standardRoom,
      withAlt(roomStandard2, 'The standard room’s small balcony among the trees'),
      withAlt(roomStandard3, 'Desk and wardrobe of the standard room'),
    ],
    'sea-view': [
      withAlt(roomSeaView1, 'Sea view room with the bed facing open balcony doors'),
      withAlt(roomSeaView2, 'The sea view balcony with two chairs and the bay'),
      withAlt(roomSeaView3, 'The sea view room at sunset'),
    ],
    family: [
      withAlt(roomFamily1, 'Family room with a double bed and a bunk for children'),
      withAlt(roomFamily2, 'The bunk corner with round windows'),
      withAlt(roomFamily3, 'The family room’s wide balcony with a table for four'),
    ],
  },
}
