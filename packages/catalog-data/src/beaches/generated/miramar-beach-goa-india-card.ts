// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-miramar-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "The wide bow of Miramar beach with Fort Aguada across the water")
export const picture2: Picture = withAlt(picture_picture2, "Families walking at dusk under casuarinas")
export const picture3: Picture = withAlt(picture_picture3, "Boys playing cricket on the firm sand")
export const picture4: Picture = withAlt(picture_picture4, "A food cart with corn on the promenade")

export const miramarBeachGoaIndiaCard: BeachSummary = {
  id: "beach-8",
  slug: "miramar-beach-goa-india",
  name: "Miramar Beach",
  location: "Miramar, Panaji, Tiswadi",
  coordinates: {
    lat: 15.4823,
    lng: 73.8078
  },
  category: "Beach",
  description: "The city beach of Panaji, where the Mandovi meets the sea: a wide bow of sand for walking at dusk, with Fort Aguada across the water. Not a bathing beach, and the better for it.",
  facilityCount: 7,
  sportCount: 2,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
