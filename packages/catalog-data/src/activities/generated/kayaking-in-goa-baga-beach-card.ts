// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-kayaking-in-goa-baga-beach-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "Two kayaks side by side on Baga creek")
export const picture2: Picture = withAlt(picture_picture2, "A paddler passing mangrove roots")
export const picture3: Picture = withAlt(picture_picture3, "Kayaks drawn up on the sand at the mouth of the creek")

export const kayakingInGoaBagaBeachCard: ActivitySummary = {
  id: "activity-8",
  slug: "kayaking-in-goa-baga-beach",
  name: "Kayaking at Baga",
  location: "Baga Creek, Baga",
  coordinates: {
    lat: 15.5618,
    lng: 73.7524
  },
  status: "Active",
  price: 499,
  offer: 50,
  rating: 4.4,
  duration: "1 hour",
  cardLine: "Calm water, mangroves and kingfishers five minutes from the noise of Baga",
  activityNames: [
    "Sit-on-top kayaking"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
