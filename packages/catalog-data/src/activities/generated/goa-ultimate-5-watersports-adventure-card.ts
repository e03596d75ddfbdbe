// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-goa-ultimate-5-watersports-adventure-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A striped parasail above the sea off Calangute")
export const picture2: Picture = withAlt(picture_picture2, "A jet ski cutting across a wave")
export const picture3: Picture = withAlt(picture_picture3, "Four riders on a yellow banana boat")

export const goaUltimate5WatersportsAdventureCard: ActivitySummary = {
  id: "activity-12",
  slug: "goa-ultimate-5-watersports-adventure",
  name: "Goa Ultimate 5 Watersports Adventure",
  location: "Calangute Beach, North Goa",
  coordinates: {
    lat: 15.5438,
    lng: 73.7552
  },
  status: "Active",
  price: 999,
  offer: 33,
  rating: 4.4,
  duration: "About 2 hours",
  cardLine: "Parasailing, jet ski, banana, bumper and speedboat on one ticket",
  activityNames: [
    "Parasailing",
    "Jet ski ride",
    "Banana ride",
    "Bumper ride",
    "Speedboat ride"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
