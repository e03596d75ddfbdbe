// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-snow-park-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "Children in padded jackets on a snow slide indoors")
export const picture2: Picture = withAlt(picture_picture2, "An igloo and ice sculptures in blue light")
export const picture3: Picture = withAlt(picture_picture3, "A family throwing snowballs")

export const snowParkGoaCard: ActivitySummary = {
  id: "activity-9",
  slug: "snow-park-goa",
  name: "Snow Park Goa",
  location: "Baga–Arpora, North Goa",
  coordinates: {
    lat: 15.5636,
    lng: 73.7602
  },
  status: "Active",
  price: 349,
  offer: 50,
  rating: 4.1,
  duration: null,
  cardLine: "A hall kept at five degrees below zero, ten minutes from a warm sea.",
  activityNames: [
    "Snow slide",
    "Sledging",
    "Ice sculptures",
    "Snow dance floor"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
