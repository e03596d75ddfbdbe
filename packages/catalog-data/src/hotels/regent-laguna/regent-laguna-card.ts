import {
  exterior1,
  hero1,
  pool1,
  roomSuperior1,
} from '../../pictures/generated/hotel-regent-laguna-hotel-card.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const lagoonCourt: Picture = withAlt(
  hero1,
  'Ochre arcades around a winding lagoon-shaped pool with footbridges',
)
export const streetFront: Picture = withAlt(
  exterior1,
  'The ochre street front with a shaded arcade and potted palms',
)
export const footbridgePool: Picture = withAlt(pool1, 'A footbridge over the narrow part of the lagoon pool')
export const superiorRoom: Picture = withAlt(
  roomSuperior1,
  'Superior room with a king bed, ochre walls and an arched window',
)

export const regentLagunaCard: HotelSummary = {
  id: 'hotel-3',
  slug: 'regent-laguna-hotel',
  name: 'Regent Laguna Hotel',
  tagline: 'A pool that winds through the house, and Calangute at the gate',
  location: 'Calangute, North Goa',
  address: 'Holiday Street, Gauravaddo, Calangute, Goa 403516',
  coordinates: { lat: 15.5402, lng: 73.7608 },
  rating: 4.5,
  reviews: 338,
  discount: 18,
  price: 2499,
  contact: '+91 832 000 0153',
  pictures: [lagoonCourt, footbridgePool, superiorRoom, streetFront],
  photoCount: 19,
}
