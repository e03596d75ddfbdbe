// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-butterfly-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "A half-moon of sand between forest and rocks")
export const picture2: Picture = withAlt(picture_picture2, "A small boat at anchor in clear water")
export const picture3: Picture = withAlt(picture_picture3, "Butterflies over flowers at the forest edge")
export const picture4: Picture = withAlt(picture_picture4, "A snorkeller near the rocks")

export const butterflyBeachGoaIndiaCard: BeachSummary = {
  id: "beach-11",
  slug: "butterfly-beach-goa-india",
  name: "Butterfly Beach",
  location: "North of Palolem, Canacona, South Goa",
  coordinates: {
    lat: 15.0203,
    lng: 74.0006
  },
  category: "Quiet",
  description: "A half-moon of sand two hundred metres long, shut in by rocks and forest, reached by boat or by an hour on foot. There is nothing here but shade, fish and, in the first months after the rains, butterflies.",
  facilityCount: 1,
  sportCount: 2,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
