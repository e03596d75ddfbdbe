// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-south-goa-sightseeing-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "The laterite front of the Basilica of Bom Jesus")
export const picture2: Picture = withAlt(picture_picture2, "The white tower of a temple near Ponda above its water tank")
export const picture3: Picture = withAlt(picture_picture3, "The jetty and rocks of Dona Paula")

export const southGoaSightseeingCard: ActivitySummary = {
  id: "activity-6",
  slug: "south-goa-sightseeing",
  name: "South Goa Sightseeing Tour",
  location: "Old Goa, Ponda and Panaji",
  coordinates: {
    lat: 15.4962,
    lng: 73.8378
  },
  status: "Active",
  price: 299,
  offer: 20,
  rating: 4.3,
  duration: "9 to 10 hours",
  cardLine: "The churches of Old Goa, two temples near Ponda and the coast at Dona Paula in one day",
  activityNames: [],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
