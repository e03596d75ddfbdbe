// Made from the example business by the `content` command; do not edit.
import { exterior1 as picture_exterior1, hero1 as picture_hero1, pool1 as picture_pool1, roomDeluxe1 as picture_roomDeluxe1 } from '../../pictures/generated/hotel-amara-grand-hotel-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const picture1: Picture = withAlt(picture_hero1, "White mansion wings with laterite steps and tall arched windows around a palm garden")
export const picture2: Picture = withAlt(picture_pool1, "The long garden pool with loungers under coconut palms")
export const picture3: Picture = withAlt(picture_roomDeluxe1, "Deluxe room with a carved wooden bed, red floor tiles and doors to the balcony")
export const picture4: Picture = withAlt(picture_exterior1, "The carriage porch: laterite pillars, a tiled roof and oyster-shell window panes")

export const amaraGrandHotelCard: HotelSummary = {
  id: "hotel-1",
  slug: "amara-grand-hotel",
  name: "Amara Grand Hotel",
  tagline: "Two mansion wings, one big garden pool, the sea seven minutes on foot",
  location: "Candolim, North Goa",
  address: "Fort Aguada Road, Escrivao Vaddo, Candolim, Goa 403515",
  coordinates: {
    lat: 15.5162,
    lng: 73.7668
  },
  rating: 4.7,
  reviews: 412,
  discount: 20,
  price: 3299,
  contact: "+91 832 000 0151",
  photoCount: 19,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
