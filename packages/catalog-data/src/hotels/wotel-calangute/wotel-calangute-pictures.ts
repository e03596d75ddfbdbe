import {
  dining1,
  dining2,
  exterior2,
  hero2,
  hero3,
  pool2,
  pool3,
  roomClassic2,
  roomClassic3,
  roomDeluxe1,
  roomDeluxe2,
  roomDeluxe3,
} from '../../pictures/generated/hotel-wotel-calangute.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { HotelPictures } from '../hotel-pictures.ts'
import { classicRoom, rooftopPlunge, sunscreenDetail, sunscreenFront } from './wotel-calangute-card.ts'

export const wotelCalangutePictures: HotelPictures<'classic' | 'deluxe'> = {
  hero: [
    sunscreenFront,
    withAlt(hero2, 'The roof terrace with the plunge pool and striped awning'),
    withAlt(hero3, 'The sunscreen wall at night, lit from behind like a lantern'),
  ],
  exterior: [
    sunscreenDetail,
    withAlt(exterior2, 'The entrance with its cantilevered canopy and terrazzo steps'),
  ],
  pool: [
    rooftopPlunge,
    withAlt(pool2, 'The plunge pool with two loungers and the sea in the distance'),
    withAlt(pool3, 'The roof pool in the evening'),
  ],
  dining: [
    withAlt(dining1, 'The ground-floor café with a terrazzo counter and round stools'),
    withAlt(dining2, 'Coffee, bun and a fruit plate on a café table'),
  ],
  rooms: {
    classic: [
      classicRoom,
      withAlt(roomClassic2, 'Shelf, hooks and hanging rail of the classic room'),
      withAlt(roomClassic3, 'Sun through the screen wall on the classic room’s bed'),
    ],
    deluxe: [
      withAlt(roomDeluxe1, 'Deluxe room with a large bed and a window seat'),
      withAlt(roomDeluxe2, 'The window seat behind the sunscreen'),
      withAlt(roomDeluxe3, 'The deluxe bathroom with small square tiles'),
    ],
  },
}
