// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-baga-famous-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Baga beach with striped umbrellas and a parasail")
export const picture2: Picture = withAlt(picture_picture2, "Shack tables with lamps on the sand at night")
export const picture3: Picture = withAlt(picture_picture3, "Boats for water sports lined up at the edge of the surf")
export const picture4: Picture = withAlt(picture_picture4, "Baga creek and the hill from the beach")

export const bagaFamousBeachGoaIndiaCard: BeachSummary = {
  id: "beach-5",
  slug: "baga-famous-beach-goa-india",
  name: "Baga Beach",
  location: "Baga, Bardez, North Goa",
  coordinates: {
    lat: 15.5553,
    lng: 73.7517
  },
  category: "Beach",
  description: "The loudest mile of Goa: shacks, water sports and clubs from the creek to where Calangute begins. Come early and it is also a good place to swim.",
  facilityCount: 7,
  sportCount: 6,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
