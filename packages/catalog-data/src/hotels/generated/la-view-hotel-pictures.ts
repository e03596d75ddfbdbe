// Made from the example business by the `content` command; do not edit.
import { dining1 as picture_dining1, dining2 as picture_dining2, exterior2 as picture_exterior2, hero2 as picture_hero2, hero3 as picture_hero3, pool2 as picture_pool2, pool3 as picture_pool3, roomFamily1 as picture_roomFamily1, roomFamily2 as picture_roomFamily2, roomFamily3 as picture_roomFamily3, roomSeaView1 as picture_roomSeaView1, roomSeaView2 as picture_roomSeaView2, roomSeaView3 as picture_roomSeaView3, roomStandard2 as picture_roomStandard2, roomStandard3 as picture_roomStandard3 } from '../../pictures/generated/hotel-la-view-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import { picture1, picture2, picture3, picture4 } from './la-view-hotel-card.ts'
import type { HotelPictures } from '../hotel-pictures.ts'

export const laViewHotelPictures: HotelPictures<'standard' | 'sea-view' | 'family'> = {
  hero: [
    picture1,
    withAlt(picture_hero2, "The view from the top terrace over Baga creek and the whole beach"),
    withAlt(picture_hero3, "The balconies at sunset, each with its lamp lit")
  ],
  exterior: [
    picture4,
    withAlt(picture_exterior2, "The stepped path between the tiers, with bougainvillea")
  ],
  pool: [
    picture2,
    withAlt(picture_pool2, "Loungers along the pool with the headland behind"),
    withAlt(picture_pool3, "The pool in the evening with the lights of Baga below")
  ],
  dining: [
    withAlt(picture_dining1, "Tables on the terrace restaurant above the sea"),
    withAlt(picture_dining2, "A fish thali on a table by the railing")
  ],
  rooms: {
    standard: [
      picture3,
      withAlt(picture_roomStandard2, "The standard room’s small balcony among the trees"),
      withAlt(picture_roomStandard3, "Desk and wardrobe of the standard room")
    ],
    "sea-view": [
      withAlt(picture_roomSeaView1, "Sea view room with the bed facing open balcony doors"),
      withAlt(picture_roomSeaView2, "The sea view balcony with two chairs and the bay"),
      withAlt(picture_roomSeaView3, "The sea view room at sunset")
    ],
    family: [
      withAlt(picture_roomFamily1, "Family room with a double bed and a bunk for children"),
      withAlt(picture_roomFamily2, "The bunk corner with round windows"),
      withAlt(picture_roomFamily3, "The family room’s wide balcony with a table for four")
    ]
  }
}
