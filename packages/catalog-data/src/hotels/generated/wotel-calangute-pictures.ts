// Made from the example business by the `content` command; do not edit.
import { dining1 as picture_dining1, dining2 as picture_dining2, exterior2 as picture_exterior2, hero2 as picture_hero2, hero3 as picture_hero3, pool2 as picture_pool2, pool3 as picture_pool3, roomClassic2 as picture_roomClassic2, roomClassic3 as picture_roomClassic3, roomDeluxe1 as picture_roomDeluxe1, roomDeluxe2 as picture_roomDeluxe2, roomDeluxe3 as picture_roomDeluxe3 } from '../../pictures/generated/hotel-wotel-calangute.ts'
import { withAlt } from '../../pictures/picture.ts'
import { picture1, picture2, picture3, picture4 } from './wotel-calangute-card.ts'
import type { HotelPictures } from '../hotel-pictures.ts'

export const wotelCalangutePictures: HotelPictures<'classic' | 'deluxe'> = {
  hero: [
    picture1,
    withAlt(picture_hero2, "The roof terrace with the plunge pool and striped awning"),
    withAlt(picture_hero3, "The sunscreen wall at night, lit from behind like a lantern")
  ],
  exterior: [
    picture4,
    withAlt(picture_exterior2, "The entrance with its cantilevered canopy and terrazzo steps")
  ],
  pool: [
    picture2,
    withAlt(picture_pool2, "The plunge pool with two loungers and the sea in the distance"),
    withAlt(picture_pool3, "The roof pool in the evening")
  ],
  dining: [
    withAlt(picture_dining1, "The ground-floor café with a terrazzo counter and round stools"),
    withAlt(picture_dining2, "Coffee, bun and a fruit plate on a café table")
  ],
  rooms: {
    classic: [
      picture3,
      withAlt(picture_roomClassic2, "Shelf, hooks and hanging rail of the classic room"),
      withAlt(picture_roomClassic3, "Sun through the screen wall on the classic room’s bed")
    ],
    deluxe: [
      withAlt(picture_roomDeluxe1, "Deluxe room with a large bed and a window seat"),
      withAlt(picture_roomDeluxe2, "The window seat behind the sunscreen"),
      withAlt(picture_roomDeluxe3, "The deluxe bathroom with small square tiles")
    ]
  }
}
