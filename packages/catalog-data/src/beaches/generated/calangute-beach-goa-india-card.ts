// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-calangute-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Calangute beach and its broad steps, with families at the water")
export const picture2: Picture = withAlt(picture_picture2, "A parasail rising from a boat off Calangute")
export const picture3: Picture = withAlt(picture_picture3, "The white church of St Alex with its dome")
export const picture4: Picture = withAlt(picture_picture4, "A lifeguard tower with red and yellow flags")

export const calanguteBeachGoaIndiaCard: BeachSummary = {
  id: "beach-6",
  slug: "calangute-beach-goa-india",
  name: "Calangute Beach",
  location: "Calangute, Bardez, North Goa",
  coordinates: {
    lat: 15.5439,
    lng: 73.7553
  },
  category: "Beach",
  description: "The longest of the northern beaches and the one every Indian family knows, with steps, stalls, lifeguards and everything else in reach. Five hundred metres either side of the main steps it grows calm.",
  facilityCount: 6,
  sportCount: 5,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
