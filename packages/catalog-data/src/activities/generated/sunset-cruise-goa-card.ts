// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-sunset-cruise-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A double-decked river boat on the Mandovi with the sun low behind it")
export const picture2: Picture = withAlt(picture_picture2, "Passengers along the upper rail against an orange sky")
export const picture3: Picture = withAlt(picture_picture3, "Folk dancers on the small stage of the river boat")

export const sunsetCruiseGoaCard: ActivitySummary = {
  id: "activity-1",
  slug: "sunset-cruise-goa",
  name: "Sunset Cruise on the Mandovi",
  location: "Mandovi River, Panaji",
  coordinates: {
    lat: 15.5012,
    lng: 73.8372
  },
  status: "Active",
  price: 249,
  offer: 50,
  rating: 4.6,
  duration: "1 hour",
  cardLine: "The sun goes down behind Fort Aguada while the boat turns at the river mouth",
  activityNames: [
    "Sunset cruise"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
