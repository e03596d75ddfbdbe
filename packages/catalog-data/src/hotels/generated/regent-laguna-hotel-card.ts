// Made from the example business by the `content` command; do not edit.
import { exterior1 as picture_exterior1, hero1 as picture_hero1, pool1 as picture_pool1, roomSuperior1 as picture_roomSuperior1 } from '../../pictures/generated/hotel-regent-laguna-hotel-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const picture1: Picture = withAlt(picture_hero1, "Ochre arcades around a winding lagoon-shaped pool with footbridges")
export const picture2: Picture = withAlt(picture_pool1, "A footbridge over the narrow part of the lagoon pool")
export const picture3: Picture = withAlt(picture_roomSuperior1, "Superior room with a king bed, ochre walls and an arched window")
export const picture4: Picture = withAlt(picture_exterior1, "The ochre street front with a shaded arcade and potted palms")

export const regentLagunaHotelCard: HotelSummary = {
  id: "hotel-3",
  slug: "regent-laguna-hotel",
  name: "Regent Laguna Hotel",
  tagline: "A pool that winds through the house, and Calangute at the gate",
  location: "Calangute, North Goa",
  address: "Holiday Street, Gauravaddo, Calangute, Goa 403516",
  coordinates: {
    lat: 15.5402,
    lng: 73.7608
  },
  rating: 4.5,
  reviews: 338,
  discount: 18,
  price: 2499,
  contact: "+91 832 000 0153",
  photoCount: 19,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
