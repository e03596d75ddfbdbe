// Made from the example business by the `content` command; do not edit.
import { exterior1 as picture_exterior1, hero1 as picture_hero1, pool1 as picture_pool1, roomStandard1 as picture_roomStandard1 } from '../../pictures/generated/hotel-la-view-hotel-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const picture1: Picture = withAlt(picture_hero1, "Tiers of white balconies climbing the hill above the sea at Baga")
export const picture2: Picture = withAlt(picture_pool1, "The pool at the edge of the terrace, level with the sea behind it")
export const picture3: Picture = withAlt(picture_roomStandard1, "Standard room with a double bed, a ceiling fan and a window on the hillside")
export const picture4: Picture = withAlt(picture_exterior1, "White balconies from below, one over another, with palms")

export const laViewHotelCard: HotelSummary = {
  id: "hotel-2",
  slug: "la-view-hotel",
  name: "La View Hotel",
  tagline: "Five white tiers above the creek, and the sea from most of them",
  location: "Baga Hill, North Goa",
  address: "Baga Hill Road, Baga, Goa 403516",
  coordinates: {
    lat: 15.5648,
    lng: 73.7472
  },
  rating: 4.4,
  reviews: 286,
  discount: 15,
  price: 2299,
  contact: "+91 832 000 0152",
  photoCount: 19,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
