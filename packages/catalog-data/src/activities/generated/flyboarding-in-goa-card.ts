// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-flyboarding-in-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A flyboarder standing on two jets of water above the sea")
export const picture2: Picture = withAlt(picture_picture2, "A beginner just above the surface with an instructor on a jet ski")
export const picture3: Picture = withAlt(picture_picture3, "A flyboarder leaning back against the fort headland")

export const flyboardingInGoaCard: ActivitySummary = {
  id: "activity-10",
  slug: "flyboarding-in-goa",
  name: "Flyboarding in Goa",
  location: "Sinquerim, North Goa",
  coordinates: {
    lat: 15.4992,
    lng: 73.7672
  },
  status: "Active",
  price: 2299,
  offer: 25,
  rating: 4.5,
  duration: "15 to 20 minutes on the board, about 1 hour in all",
  cardLine: "Up to eight metres above the sea on two jets of water, taught by an instructor on the jet ski",
  activityNames: [
    "Flyboarding"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
