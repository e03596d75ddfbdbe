// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-bungee-jumping-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A jumper falling head first from a platform above Mayem lake")
export const picture2: Picture = withAlt(picture_picture2, "The jump tower among green hills")
export const picture3: Picture = withAlt(picture_picture3, "A jumper being fastened into the harness")

export const bungeeJumpingGoaCard: ActivitySummary = {
  id: "activity-11",
  slug: "bungee-jumping-goa",
  name: "Bungee Jumping at Mayem Lake",
  location: "Mayem Lake, Bicholim",
  coordinates: {
    lat: 15.5748,
    lng: 73.9392
  },
  status: "Active",
  price: 2799,
  offer: 20,
  rating: 4.8,
  duration: "About 2 hours, with the jump itself under a minute",
  cardLine: "A fixed platform 65 m above the lake",
  activityNames: [
    "Bungee jump"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
