// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-arambol-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Arambol beach from the cliff path, with the village behind palms")
export const picture2: Picture = withAlt(picture_picture2, "Drummers and dancers in a ring on the sand at sunset")
export const picture3: Picture = withAlt(picture_picture3, "The sweet-water lake behind its bar of sand")
export const picture4: Picture = withAlt(picture_picture4, "A paraglider above the north end of the beach")

export const arambolBeachGoaIndiaCard: BeachSummary = {
  id: "beach-1",
  slug: "arambol-beach-goa-india",
  name: "Arambol Beach",
  location: "Arambol, Pernem, North Goa",
  coordinates: {
    lat: 15.6868,
    lng: 73.7042
  },
  category: "Beach",
  description: "Two kilometres of firm sand below a village of musicians, with a freshwater lake behind the next headland. People come for a week and leave after a season.",
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
