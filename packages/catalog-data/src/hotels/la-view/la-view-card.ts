import { exterior1, hero1, pool1, roomStandard1 } from '../../pictures/generated/hotel-la-view-hotel-card.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const hillsideView: Picture = withAlt(
  hero1,
  'Tiers of white balconies climbing the hill above the sea at Baga',
)
export const balconyTiers: Picture = withAlt(
  exterior1,
  'White balconies from below, one over another, with palms',
)
export const edgePool: Picture = withAlt(
  pool1,
  'The pool at the edge of the terrace, level with the sea behind it',
)
export const standardRoom: Picture = withAlt(
  roomStandard1,
  'Standard room with a double bed, a ceiling fan and a window on the hillside',
)

export const laViewCard: HotelSummary = {
  id: 'hotel-2',
  slug: 'la-view-hotel',
  name: 'La View Hotel',
  tagline: 'Five white tiers above the creek, and the sea from most of them',
  location: 'Baga Hill, North Goa',
  address: 'Baga Hill Road, Baga, Goa 403516',
  coordinates: { lat: 15.5648, lng: 73.7472 },
  rating: 4.4,
  reviews: 286,
  discount: 15,
  price: 2299,
  contact: '+91 832 000 0152',
  pictures: [hillsideView, edgePool, standardRoom, balconyTiers],
  photoCount: 19,
}
