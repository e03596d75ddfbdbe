// Made from the example business by the `content` command; do not edit.
import { dining1 as picture_dining1, dining2 as picture_dining2, exterior2 as picture_exterior2, hero2 as picture_hero2, hero3 as picture_hero3, pool2 as picture_pool2, pool3 as picture_pool3, roomCanopy1 as picture_roomCanopy1, roomCanopy2 as picture_roomCanopy2, roomCanopy3 as picture_roomCanopy3, roomCottage2 as picture_roomCottage2, roomCottage3 as picture_roomCottage3, roomLoft1 as picture_roomLoft1, roomLoft2 as picture_roomLoft2, roomLoft3 as picture_roomLoft3 } from '../../pictures/generated/hotel-tree-house-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import { picture1, picture2, picture3, picture4 } from './tree-house-hotel-card.ts'
import type { HotelPictures } from '../hotel-pictures.ts'

export const treeHouseHotelPictures: HotelPictures<'cottage' | 'canopy' | 'loft'> = {
  hero: [
    picture1,
    withAlt(picture_hero2, "Morning mist between the cottages and the palms"),
    withAlt(picture_hero3, "The cottages at night with lamps on their verandas")
  ],
  exterior: [
    picture4,
    withAlt(picture_exterior2, "A plank walkway between cottages among cashew trees")
  ],
  pool: [
    picture2,
    withAlt(picture_pool2, "The spring-fed end of the pool with ferns between the stones"),
    withAlt(picture_pool3, "Two people on the rocks beside the pool in the afternoon")
  ],
  dining: [
    withAlt(picture_dining1, "The open dining deck under a thatched roof"),
    withAlt(picture_dining2, "A clay oven and a table of vegetables from the garden")
  ],
  rooms: {
    cottage: [
      picture3,
      withAlt(picture_roomCottage2, "The cottage veranda with a hammock"),
      withAlt(picture_roomCottage3, "The cottage’s open-air shower behind a stone wall")
    ],
    canopy: [
      withAlt(picture_roomCanopy1, "Canopy room with windows on three sides among the branches"),
      withAlt(picture_roomCanopy2, "The canopy room’s deck level with the treetops"),
      withAlt(picture_roomCanopy3, "The canopy bed under a net with the shutters open")
    ],
    loft: [
      withAlt(picture_roomLoft1, "The two-storey loft with a ladder to the sleeping floor"),
      withAlt(picture_roomLoft2, "The loft’s sleeping floor under the roof beams"),
      withAlt(picture_roomLoft3, "The loft’s sitting room open to the hillside")
    ]
  }
}
