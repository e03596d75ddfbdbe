// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-paragliding-adventure-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A tandem paraglider above the cliff and the sea at Arambol")
export const picture2: Picture = withAlt(picture_picture2, "A pilot and passenger running to the edge with the wing rising")
export const picture3: Picture = withAlt(picture_picture3, "The beach and the lake seen from the air")

export const paraglidingAdventureGoaCard: ActivitySummary = {
  id: "activity-5",
  slug: "paragliding-adventure-goa",
  name: "Paragliding Adventure",
  location: "Arambol cliff, Pernem",
  coordinates: {
    lat: 15.6972,
    lng: 73.7012
  },
  status: "Active",
  price: 3099,
  offer: null,
  rating: 4.7,
  duration: "10 to 15 minutes in the air, about 2 hours in all",
  cardLine: "Tandem flight from the Arambol cliff over the sweet-water lake and the sea",
  activityNames: [
    "Tandem paragliding"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
