import {
  dining1,
  dining2,
  exterior2,
  hero2,
  hero3,
  pool2,
  pool3,
  roomDeluxe2,
  roomDeluxe3,
  roomPremium1,
  roomPremium2,
  roomPremium3,
  roomSuite1,
  roomSuite2,
  roomSuite3,
} from '../../pictures/generated/hotel-amara-grand-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { HotelPictures } from '../hotel-pictures.ts'
import { carriagePorch, deluxeRoom, frontView, gardenPool } from './amara-grand-card.ts'

export const amaraGrandPictures: HotelPictures<'deluxe' | 'premium' | 'suite'> = {
  hero: [
    frontView,
    withAlt(hero2, 'The garden front at dusk with lamps lit along the veranda'),
    withAlt(hero3, 'The pool and both wings seen from the far end of the garden'),
  ],
  exterior: [carriagePorch, withAlt(exterior2, 'The veranda of the west wing with planter chairs in a row')],
  pool: [
    gardenPool,
    withAlt(pool2, 'Steps into the shallow end, with the mansion reflected in the water'),
    withAlt(pool3, 'The pool at night, lit from below, with lamps in the arches of the far wing'),
  ],
  dining: [
    withAlt(dining1, 'Breakfast tables on a black and white tiled veranda'),
    withAlt(dining2, 'The dining hall with a long table under a carved ceiling'),
  ],
  rooms: {
    deluxe: [
      deluxeRoom,
      withAlt(roomDeluxe2, 'The deluxe balcony with two cane chairs above the garden'),
      withAlt(roomDeluxe3, 'Writing desk and window seat in the deluxe room'),
    ],
    premium: [
      withAlt(roomPremium1, 'Premium room with a four-poster bed and a view of the pool'),
      withAlt(roomPremium2, 'Sitting corner of the premium room beside tall shutters'),
      withAlt(roomPremium3, 'Premium bathroom with blue and white tiles'),
    ],
    suite: [
      withAlt(roomSuite1, 'The suite: a four-poster bed in a corner room with arches on two sides'),
      withAlt(roomSuite2, 'The suite’s own sitting room with a rosewood settee'),
      withAlt(roomSuite3, 'The suite’s private terrace over the palms, with the sea beyond'),
    ],
  },
}
