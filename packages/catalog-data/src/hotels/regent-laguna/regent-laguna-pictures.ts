import {
  dining1,
  dining2,
  exterior2,
  hero2,
  hero3,
  pool2,
  pool3,
  roomPoolAccess1,
  roomPoolAccess2,
  roomPoolAccess3,
  roomStudio1,
  roomStudio2,
  roomStudio3,
  roomSuperior2,
  roomSuperior3,
} from '../../pictures/generated/hotel-regent-laguna-hotel.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { HotelPictures } from '../hotel-pictures.ts'
import { footbridgePool, lagoonCourt, streetFront, superiorRoom } from './regent-laguna-card.ts'

export const regentLagunaPictures: HotelPictures<'superior' | 'pool-access' | 'studio'> = {
  hero: [
    lagoonCourt,
    withAlt(hero2, 'The court in the morning with the arcades mirrored in the water'),
    withAlt(hero3, 'Lanterns along the footbridges in the evening'),
  ],
  exterior: [streetFront, withAlt(exterior2, 'The upper arcade with its row of ochre arches')],
  pool: [
    footbridgePool,
    withAlt(pool2, 'The wide end of the lagoon pool with loungers under the arcade'),
    withAlt(pool3, 'Steps from a ground-floor room straight into the pool'),
  ],
  dining: [
    withAlt(dining1, 'Restaurant tables under the arches beside the water'),
    withAlt(dining2, 'A grill counter with the catch of the day'),
  ],
  rooms: {
    superior: [
      superiorRoom,
      withAlt(roomSuperior2, 'The superior room’s balcony over the footbridges'),
      withAlt(roomSuperior3, 'Desk and sitting corner of the superior room'),
    ],
    'pool-access': [
      withAlt(roomPoolAccess1, 'Pool access room with open doors and the water just outside'),
      withAlt(roomPoolAccess2, 'The private deck of a pool access room with two loungers'),
      withAlt(roomPoolAccess3, 'The bed of a pool access room, looking out to the water'),
    ],
    studio: [
      withAlt(roomStudio1, 'Studio with a bed, a kitchenette and a round table'),
      withAlt(roomStudio2, 'The studio’s kitchenette with two rings and a small fridge'),
      withAlt(roomStudio3, 'The studio’s sitting corner with a sofa under arched windows'),
    ],
  },
}
