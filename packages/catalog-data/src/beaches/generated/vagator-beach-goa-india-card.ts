// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-vagator-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Red cliffs and palms above Vagator beach")
export const picture2: Picture = withAlt(picture_picture2, "Chapora fort on its hill, seen from the sand")
export const picture3: Picture = withAlt(picture_picture3, "The cove of Ozran from the cliff")
export const picture4: Picture = withAlt(picture_picture4, "The face of Shiva carved in a rock")

export const vagatorBeachGoaIndiaCard: BeachSummary = {
  id: "beach-3",
  slug: "vagator-beach-goa-india",
  name: "Vagator Beach",
  location: "Vagator, Bardez, North Goa",
  coordinates: {
    lat: 15.5982,
    lng: 73.7446
  },
  category: "Beach",
  description: "Red laterite cliffs, a fort on the hill and three coves under them: big Vagator, small Vagator and Ozran. The view from above is half the visit.",
  facilityCount: 5,
  sportCount: 3,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
