// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-anjuna-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Rocks and tide pools at Anjuna with a strip of sand")
export const picture2: Picture = withAlt(picture_picture2, "Stalls of the Wednesday flea market under awnings")
export const picture3: Picture = withAlt(picture_picture3, "The laterite cliff with a café on top")
export const picture4: Picture = withAlt(picture_picture4, "Children looking into a tide pool")

export const anjunaBeachGoaIndiaCard: BeachSummary = {
  id: "beach-4",
  slug: "anjuna-beach-goa-india",
  name: "Anjuna Beach",
  location: "Anjuna, Bardez, North Goa",
  coordinates: {
    lat: 15.5738,
    lng: 73.7408
  },
  category: "Beach",
  description: "A rocky shore with pockets of sand and tide pools, where the hippies of the 1960s stayed and their Wednesday market remained. More for sitting and looking than for swimming.",
  facilityCount: 5,
  sportCount: 3,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
