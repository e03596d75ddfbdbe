// Made from the example business by the `content` command; do not edit.
import { exterior1 as picture_exterior1, hero1 as picture_hero1, pool1 as picture_pool1, roomClassic1 as picture_roomClassic1 } from '../../pictures/generated/hotel-wotel-calangute-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { HotelSummary } from '../hotel.ts'

export const picture1: Picture = withAlt(picture_hero1, "A small 1960s building behind a bold geometric sunscreen wall")
export const picture2: Picture = withAlt(picture_pool1, "The plunge pool on the roof, with the palms of Calangute around it")
export const picture3: Picture = withAlt(picture_roomClassic1, "Classic room with a low bed, a round mirror and patterned light on the floor")
export const picture4: Picture = withAlt(picture_exterior1, "The sunscreen wall up close with its pattern of shadows")

export const wotelCalanguteCard: HotelSummary = {
  id: "hotel-4",
  slug: "wotel-calangute",
  name: "Wotel Calangute",
  tagline: "Fourteen rooms behind a sunscreen wall, with a plunge pool on the roof",
  location: "Calangute, North Goa",
  address: "Umtavaddo, off Calangute Beach Road, Calangute, Goa 403516",
  coordinates: {
    lat: 15.5462,
    lng: 73.7592
  },
  rating: 4.2,
  reviews: 174,
  discount: 14,
  price: 1999,
  contact: null,
  photoCount: 16,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
