// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-dudhsagar-waterfall-in-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "The Dudhsagar falls in four white tiers with a train on the viaduct")
export const picture2: Picture = withAlt(picture_picture2, "A jeep crossing a forest stream")
export const picture3: Picture = withAlt(picture_picture3, "Bathers in life jackets in the pool below the falls")

export const dudhsagarWaterfallInGoaIndiaCard: ActivitySummary = {
  id: "activity-7",
  slug: "dudhsagar-waterfall-in-goa-india",
  name: "Dudhsagar Waterfall by Jeep",
  location: "Collem, Dharbandora",
  coordinates: {
    lat: 15.3362,
    lng: 74.2476
  },
  status: "Active",
  price: 1499,
  offer: 25,
  rating: 4.6,
  duration: "10 to 11 hours",
  cardLine: "A jeep ride through the forest to a waterfall of 310 metres in four tiers",
  activityNames: [],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
