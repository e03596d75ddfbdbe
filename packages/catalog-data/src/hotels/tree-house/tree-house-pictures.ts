import {
  dining1,
  dining2,
  exterior2,
  hero2,
  hero3,
  pool2,
  pool3,
  roomCanopy1,
  roomCanopy2,
  roomCanopy3,
  roomCottage2,
  roomCottage3,
  roomLoft1,
  roomLoft2,
  roomLoft3,
} from '../../pictures/generated/hotel-tree-house-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { HotelPictures } from '../hotel-pictures.ts'
import { cottageRoom, cottageSteps, stiltCottages, stonePool } from './tree-house-card.ts'

export const treeHousePictures: HotelPictures<'cottage' | 'canopy' | 'loft'> = {
  hero: [
    stiltCottages,
    withAlt(hero2, 'Morning mist between the cottages and the palms'),
    withAlt(hero3, 'The cottages at night with lamps on their verandas'),
  ],
  exterior: [cottageSteps, withAlt(exterior2, 'A plank walkway between cottages among cashew trees')],
  pool: [
    stonePool,
    withAlt(pool2, 'The spring-fed end of the pool with ferns between the stones'),
    withAlt(pool3, 'Two people on the rocks beside the pool in the afternoon'),
  ],
  dining: [
    withAlt(dining1, 'The open dining deck under a thatched roof'),
    withAlt(dining2, 'A clay oven and a table of vegetables from the garden'),
  ],
  rooms: {
    cottage: [
      cottageRoom,
      withAlt(roomCottage2, 'The cottage veranda with a hammock'),
      withAlt(roomCottage3, 'The cottage’s open-air shower behind a stone wall'),
    ],
    canopy: [
      withAlt(roomCanopy1, 'Canopy room with windows on three sides among the branches'),
      withAlt(roomCanopy2, 'The canopy room’s deck level with the treetops'),
      withAlt(roomCanopy3, 'The canopy bed under a net with the shutters open'),
    ],
    loft: [
      withAlt(roomLoft1, 'The two-storey loft with a ladder to the sleeping floor'),
      withAlt(roomLoft2, 'The loft’s sleeping floor under the roof beams'),
      withAlt(roomLoft3, 'The loft’s sitting room open to the hillside'),
    ],
  },
}
