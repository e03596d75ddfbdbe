// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-north-goa-explorer-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "Fort Aguada’s lighthouse and water moat")
export const picture2: Picture = withAlt(picture_picture2, "The ramparts of Chapora fort above Vagator")
export const picture3: Picture = withAlt(picture_picture3, "The red cliffs and tide pools of Anjuna")

export const northGoaExplorerCard: ActivitySummary = {
  id: "activity-14",
  slug: "north-goa-explorer",
  name: "North Goa Explorer",
  location: "Fort Aguada to Chapora",
  coordinates: {
    lat: 15.5436,
    lng: 73.7628
  },
  status: "Active",
  price: 299,
  offer: null,
  rating: 4.2,
  duration: "8 to 9 hours",
  cardLine: "Two forts and four beaches in a day, without a scooter and without a map",
  activityNames: [],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
