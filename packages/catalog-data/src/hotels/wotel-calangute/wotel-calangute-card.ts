import { exterior1, hero1, pool1, roomClassic1 } from '../../pictures/generated/hotel-wotel-calangute-card.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const sunscreenFront: Picture = withAlt(
  hero1,
  'A small 1960s building behind a bold geometric sunscreen wall',
)
export const sunscreenDetail: Picture = withAlt(
  exterior1,
  'The sunscreen wall up close with its pattern of shadows',
)
export const rooftopPlunge: Picture = withAlt(
  pool1,
  'The plunge pool on the roof, with the palms of Calangute around it',
)
export const classicRoom: Picture = withAlt(
  roomClassic1,
  'Classic room with a low bed, a round mirror and patterned light on the floor',
)

export const wotelCalanguteCard: HotelSummary = {
  id: 'hotel-4',
  slug: 'wotel-calangute',
  name: 'Wotel Calangute',
  tagline: 'Fourteen rooms behind a sunscreen wall, with a plunge pool on the roof',
  location: 'Calangute, North Goa',
  address: 'Umtavaddo, off Calangute Beach Road, Calangute, Goa 403516',
  coordinates: { lat: 15.5462, lng: 73.7592 },
  rating: 4.2,
  reviews: 174,
  discount: 14,
  price: 1999,
  contact: null,
  pictures: [sunscreenFront, rooftopPlunge, classicRoom, sunscreenDetail],
  photoCount: 16,
}
