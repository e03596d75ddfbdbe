// Made from the example business by the `content` command; do not edit.
import { dining1 as picture_dining1, dining2 as picture_dining2, exterior2 as picture_exterior2, hero2 as picture_hero2, hero3 as picture_hero3, pool2 as picture_pool2, pool3 as picture_pool3, roomDeluxe2 as picture_roomDeluxe2, roomDeluxe3 as picture_roomDeluxe3, roomPremium1 as picture_roomPremium1, roomPremium2 as picture_roomPremium2, roomPremium3 as picture_roomPremium3, roomSuite1 as picture_roomSuite1, roomSuite2 as picture_roomSuite2, roomSuite3 as picture_roomSuite3 } from '../../pictures/generated/hotel-amara-grand-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import { picture1, picture2, picture3, picture4 } from './amara-grand-hotel-card.ts'
import type { HotelPictures } from '../hotel-pictures.ts'

export const amaraGrandHotelPictures: HotelPictures<'deluxe' | 'premium' | 'suite'> = {
  hero: [
    picture1,
    withAlt(picture_hero2, "The garden front at dusk with lamps lit along the veranda"),
    withAlt(picture_hero3, "The pool and both wings seen from the far end of the garden")
  ],
  exterior: [
    picture4,
    withAlt(picture_exterior2, "The veranda of the west wing with planter chairs in a row")
  ],
  pool: [
    picture2,
    withAlt(picture_pool2, "Steps into the shallow end, with the mansion reflected in the water"),
    withAlt(picture_pool3, "The pool at night, lit from below, with lamps in the arches of the far wing")
  ],
  dining: [
    withAlt(picture_dining1, "Breakfast tables on a black and white tiled veranda"),
    withAlt(picture_dining2, "The dining hall with a long table under a carved ceiling")
  ],
  rooms: {
    deluxe: [
      picture3,
      withAlt(picture_roomDeluxe2, "The deluxe balcony with two cane chairs above the garden"),
      withAlt(picture_roomDeluxe3, "Writing desk and window seat in the deluxe room")
    ],
    premium: [
      withAlt(picture_roomPremium1, "Premium room with a four-poster bed and a view of the pool"),
      withAlt(picture_roomPremium2, "Sitting corner of the premium room beside tall shutters"),
      withAlt(picture_roomPremium3, "Premium bathroom with blue and white tiles")
    ],
    suite: [
      withAlt(picture_roomSuite1, "The suite: a four-poster bed in a corner room with arches on two sides"),
      withAlt(picture_roomSuite2, "The suite’s own sitting room with a rosewood settee"),
      withAlt(picture_roomSuite3, "The suite’s private terrace over the palms, with the sea beyond")
    ]
  }
}
