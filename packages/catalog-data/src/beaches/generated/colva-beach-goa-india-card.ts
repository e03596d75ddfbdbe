// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-colva-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Colva beach, white and wide, with fishing boats")
export const picture2: Picture = withAlt(picture_picture2, "Fishermen hauling a long net at dawn")
export const picture3: Picture = withAlt(picture_picture3, "The church of Our Lady of Mercy")
export const picture4: Picture = withAlt(picture_picture4, "Cyclists at the water’s edge")

export const colvaBeachGoaIndiaCard: BeachSummary = {
  id: "beach-9",
  slug: "colva-beach-goa-india",
  name: "Colva Beach",
  location: "Colva, Salcete, South Goa",
  coordinates: {
    lat: 15.2768,
    lng: 73.9142
  },
  category: "Beach",
  description: "The town beach of the south, at the middle of twenty kilometres of unbroken sand. Busy at the roundabout, empty ten minutes to either side.",
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
