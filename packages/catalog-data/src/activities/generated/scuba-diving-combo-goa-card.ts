// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3 } from '../../pictures/generated/activity-scuba-diving-combo-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const picture1: Picture = withAlt(picture_picture1, "A diver and an instructor above a reef with striped fish")
export const picture2: Picture = withAlt(picture_picture2, "The dive boat anchored off the rocks of Grande Island")
export const picture3: Picture = withAlt(picture_picture3, "A snorkeller seen from below, with light falling through the water")

export const scubaDivingComboGoaCard: ActivitySummary = {
  id: "activity-4",
  slug: "scuba-diving-combo-goa",
  name: "Scuba Diving Combo at Grande Island",
  location: "Grande Island, from Malim Jetty",
  coordinates: {
    lat: 15.5062,
    lng: 73.8286
  },
  status: "Active",
  price: 1199,
  offer: 40,
  rating: 4.5,
  duration: "6 to 7 hours with the boat journey",
  cardLine: "A guided first dive beside Grande Island, with one instructor to each diver",
  activityNames: [
    "Scuba diving",
    "Snorkelling",
    "Jet ski ride",
    "Banana ride",
    "Bumper ride"
  ],
  pictures: [
    picture1,
    picture2,
    picture3
  ]
}
