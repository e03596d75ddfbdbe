// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-boat-party-in-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A party boat strung with lamps on the Chapora river at dusk")
export const picture2: Picture = withAlt(picture_picture2, "People dancing on the upper deck under bunting")
export const picture3: Picture = withAlt(picture_picture3, "A swimmer jumping from the stern platform")

export const boatPartyInGoaCard: ActivitySummary = {
  id: "activity-3",
  slug: "boat-party-in-goa",
  name: "Boat Party in Goa",
  location: "Chapora River, Siolim",
  coordinates: {
    lat: 15.6068,
    lng: 73.7412
  },
  status: "Active",
  price: 999,
  offer: 33,
  rating: 4.4,
  duration: "3 hours",
  cardLine: "Music, grill and a swim stop on the Chapora, back before the law turns the music off",
  activityNames: [
    "Boat party",
    "Swim stop"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
