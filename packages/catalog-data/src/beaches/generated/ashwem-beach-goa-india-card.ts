// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/beach-ashwem-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const picture1: Picture = withAlt(picture_picture1, "Ashwem beach with casuarinas and a lone fishing boat")
export const picture2: Picture = withAlt(picture_picture2, "The creek crossing the sand with people wading")
export const picture3: Picture = withAlt(picture_picture3, "Rocks in the middle of the bay at low tide")
export const picture4: Picture = withAlt(picture_picture4, "Restaurant tables under palms at Ashwem")

export const ashwemBeachGoaIndiaCard: BeachSummary = {
  id: "beach-2",
  slug: "ashwem-beach-goa-india",
  name: "Ashwem Beach",
  location: "Ashwem, Mandrem, North Goa",
  coordinates: {
    lat: 15.6442,
    lng: 73.7176
  },
  category: "Quiet",
  description: "A long, slow beach of pale sand between Mandrem and Morjim, with a creek to wade and casuarinas for shade. Good restaurants stand well apart from each other.",
  facilityCount: 4,
  sportCount: 2,
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4
  ]
}
