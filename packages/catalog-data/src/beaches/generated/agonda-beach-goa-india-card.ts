// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-agonda-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "The long curve of Agonda between wooded headlands")
export const picture2: Picture = withAlt(picture_picture2, "Huts of wood and palm leaf along the sand")
export const picture3: Picture = withAlt(picture_picture3, "A fenced turtle nest with a small sign")
export const picture4: Picture = withAlt(picture_picture4, "A kayak pulled up under palms")

export const agondaBeachGoaIndiaCard: BeachSummary = {
  id: "beach-10",
  slug: "agonda-beach-goa-india",
  name: "Agonda Beach",
  location: "Agonda, Canacona, South Goa",
  coordinates: {
    lat: 15.0448,
    lng: 73.9856
  },
  category: "Quiet",
  description: "Three kilometres in a long curve between two wooded headlands, with one road, huts of wood and leaf, and no loud music by agreement of the village. Turtles nest here, which settles most questions.",
  facilityCount: 4,
  sportCount: 2,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
