// Made from the example business by the `content` command; do not edit.
import { exterior1 as picture_exterior1, hero1 as picture_hero1, pool1 as picture_pool1, roomCottage1 as picture_roomCottage1 } from '../../pictures/generated/hotel-tree-house-hotel-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const picture1: Picture = withAlt(picture_hero1, "Timber cottages on stilts among cashew and palm trees on a hillside")
export const picture2: Picture = withAlt(picture_pool1, "A natural stone pool under trees, with flat rocks for seats")
export const picture3: Picture = withAlt(picture_roomCottage1, "Cottage room with a wooden bed under a mosquito net and a window full of leaves")
export const picture4: Picture = withAlt(picture_exterior1, "Wooden steps up to a cottage veranda between two trees")

export const treeHouseHotelCard: HotelSummary = {
  id: "hotel-5",
  slug: "tree-house-hotel",
  name: "Tree House Hotel",
  tagline: "Nine cottages on stilts between Assagao and the sea at Anjuna",
  location: "Anjuna–Assagao, North Goa",
  address: "Mazalvaddo hillside, Anjuna–Assagao Road, Anjuna, Goa 403509",
  coordinates: {
    lat: 15.5902,
    lng: 73.7562
  },
  rating: 4.6,
  reviews: 203,
  discount: 16,
  price: 2199,
  contact: "+91 832 000 0155",
  photoCount: 19,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
