// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-candolim-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Candolim beach behind its green dunes")
export const picture2: Picture = withAlt(picture_picture2, "The lower wall of Fort Aguada at the end of the sand")
export const picture3: Picture = withAlt(picture_picture3, "Sunbeds and parasols outside a shack")
export const picture4: Picture = withAlt(picture_picture4, "A footpath through the dune creepers")

export const candolimBeachGoaIndiaCard: BeachSummary = {
  id: "beach-7",
  slug: "candolim-beach-goa-india",
  name: "Candolim Beach",
  location: "Candolim, Bardez, North Goa",
  coordinates: {
    lat: 15.5178,
    lng: 73.7628
  },
  category: "Beach",
  description: "Wide and orderly, behind low dunes that keep the road out of sight, with Fort Aguada at its southern end. The best compromise in the north between company and calm.",
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
