// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-mandovi-river-dinner-cruise-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A lit dinner boat passing under the bridges of Panaji at night")
export const picture2: Picture = withAlt(picture_picture2, "Tables laid on the open deck with the lit city behind")
export const picture3: Picture = withAlt(picture_picture3, "The buffet counter with brass dishes under lamps")

export const mandoviRiverDinnerCruiseGoaCard: ActivitySummary = {
  id: "activity-2",
  slug: "mandovi-river-dinner-cruise-goa",
  name: "Mandovi River Dinner Cruise",
  location: "Mandovi River, Panaji",
  coordinates: {
    lat: 15.5012,
    lng: 73.8304
  },
  status: "Active",
  price: 999,
  offer: 33,
  rating: 4.5,
  duration: "2 hours",
  cardLine: "A buffet of some twenty dishes while the lights of Panaji go by",
  activityNames: [
    "Dinner cruise"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
