import {
  exterior1,
  hero1,
  pool1,
  roomCottage1,
} from '../../pictures/generated/hotel-tree-house-hotel-card.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const stiltCottages: Picture = withAlt(
  hero1,
  'Timber cottages on stilts among cashew and palm trees on a hillside',
)
export const cottageSteps: Picture = withAlt(
  exterior1,
  'Wooden steps up to a cottage veranda between two trees',
)
export const stonePool: Picture = withAlt(
  pool1,
  'A natural stone pool under trees, with flat rocks for seats',
)
export const cottageRoom: Picture = withAlt(
  roomCottage1,
  'Cottage room with a wooden bed under a mosquito net and a window full of leaves',
)

export const treeHouseCard: HotelSummary = {
  id: 'hotel-5',
  slug: 'tree-house-hotel',
  name: 'Tree House Hotel',
  tagline: 'Nine cottages on stilts between Assagao and the sea at Anjuna',
  location: 'Anjuna–Assagao, North Goa',
  address: 'Mazalvaddo hillside, Anjuna–Assagao Road, Anjuna, Goa 403509',
  coordinates: { lat: 15.5902, lng: 73.7562 },
  rating: 4.6,
  reviews: 203,
  discount: 16,
  price: 2199,
  contact: '+91 832 000 0155',
  pictures: [stiltCottages, stonePool, cottageRoom, cottageSteps],
  photoCount: 19,
}
