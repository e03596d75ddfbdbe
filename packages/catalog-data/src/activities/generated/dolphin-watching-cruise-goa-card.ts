// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-dolphin-watching-cruise-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "Two humpback dolphins surfacing beside a small wooden boat")
export const picture2: Picture = withAlt(picture_picture2, "A boat below the walls and lighthouse of Fort Aguada")
export const picture3: Picture = withAlt(picture_picture3, "The line of boats on the sand at Coco beach")

export const dolphinWatchingCruiseGoaCard: ActivitySummary = {
  id: "activity-13",
  slug: "dolphin-watching-cruise-goa",
  name: "Dolphin Watching Cruise",
  location: "Coco Beach, Nerul",
  coordinates: {
    lat: 15.4986,
    lng: 73.7946
  },
  status: "Active",
  price: 249,
  offer: 38,
  rating: 4.3,
  duration: "1 hour",
  cardLine: "Humpback dolphins at the mouth of the Mandovi, with the engine off when they surface",
  activityNames: [
    "Dolphin watching by boat"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
