// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-palolem-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "The crescent of Palolem with its wooded island")
export const picture2: Picture = withAlt(picture_picture2, "Painted huts on stilts under palms")
export const picture3: Picture = withAlt(picture_picture3, "Kayaks on the flat water of the bay")
export const picture4: Picture = withAlt(picture_picture4, "Wading to the island at low tide")

export const palolemBeachGoaIndiaCard: BeachSummary = {
  id: "beach-12",
  slug: "palolem-beach-goa-india",
  name: "Palolem Beach",
  location: "Palolem, Canacona, South Goa",
  coordinates: {
    lat: 15.01,
    lng: 74.0232
  },
  category: "Beach",
  description: "A crescent a mile long, closed by a wooded island on one side and boulders on the other, with the calmest sea in Goa inside. Painted huts stand in one row under the palms.",
  facilityCount: 7,
  sportCount: 4,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
