// Made from the example business by the `content` command; do not edit.
import { dining1 as picture_dining1, dining2 as picture_dining2, exterior2 as picture_exterior2, hero2 as picture_hero2, hero3 as picture_hero3, pool2 as picture_pool2, pool3 as picture_pool3, roomPoolAccess1 as picture_roomPoolAccess1, roomPoolAccess2 as picture_roomPoolAccess2, roomPoolAccess3 as picture_roomPoolAccess3, roomStudio1 as picture_roomStudio1, roomStudio2 as picture_roomStudio2, roomStudio3 as picture_roomStudio3, roomSuperior2 as picture_roomSuperior2, roomSuperior3 as picture_roomSuperior3 } from '../../pictures/generated/hotel-regent-laguna-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import { picture1, picture2, picture3, picture4 } from './regent-laguna-hotel-card.ts'
import type { HotelPictures } from '../hotel-pictures.ts'

export const regentLagunaHotelPictures: HotelPictures<'superior' | 'pool-access' | 'studio'> = {
  hero: [
    picture1,
    withAlt(picture_hero2, "The court in the morning with the arcades mirrored in the water"),
    withAlt(picture_hero3, "Lanterns along the footbridges in the evening")
  ],
  exterior: [
    picture4,
    withAlt(picture_exterior2, "The upper arcade with its row of ochre arches")
  ],
  pool: [
    picture2,
    withAlt(picture_pool2, "The wide end of the lagoon pool with loungers under the arcade"),
    withAlt(picture_pool3, "Steps from a ground-floor room straight into the pool")
  ],
  dining: [
    withAlt(picture_dining1, "Restaurant tables under the arches beside the water"),
    withAlt(picture_dining2, "A grill counter with the catch of the day")
  ],
  rooms: {
    superior: [
      picture3,
      withAlt(picture_roomSuperior2, "The superior room’s balcony over the footbridges"),
      withAlt(picture_roomSuperior3, "Desk and sitting corner of the superior room")
    ],
    "pool-access": [
      withAlt(picture_roomPoolAccess1, "Pool access room with open doors and the water just outside"),
      withAlt(picture_roomPoolAccess2, "The private deck of a pool access room with two loungers"),
      withAlt(picture_roomPoolAccess3, "The bed of a pool access room, looking out to the water")
    ],
    studio: [
      withAlt(picture_roomStudio1, "Studio with a bed, a kitchenette and a round table"),
      withAlt(picture_roomStudio2, "The studio’s kitchenette with two rings and a small fridge"),
      withAlt(picture_roomStudio3, "The studio’s sitting corner with a sofa under arched windows")
    ]
  }
}
