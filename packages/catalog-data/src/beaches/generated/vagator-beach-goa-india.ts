// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-vagator-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { picture1, picture2, picture3, picture4, vagatorBeachGoaIndiaCard } from './vagator-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const vagatorBeachGoaIndia: Beach = {
  ...vagatorBeachGoaIndiaCard,
  facilities: [
    "Beach shacks",
    "Lifeguards 7:30 am to 6:00 pm",
    "Paid parking above the beach",
    "Toilets at the car park",
    "Cafés on the cliff"
  ],
  sports: [
    "Jet ski",
    "Banana ride",
    "Parasailing"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5982,73.7446&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "A café terrace at the edge of the cliff"),
    withAlt(picture_picture6, "Boats at the Chapora river mouth"),
    withAlt(picture_picture7, "Vagator beach at sunset with bathers"),
    picture1,
    picture2,
    picture3,
    picture4
  ],
  bestTimeToVisit: "Oct-Mar",
  about: [
    {
      title: "Known for",
      lines: [
        "Chapora fort, whose ramparts look down on the beach and the river mouth.",
        "The face of Shiva that a traveller carved into the rock at Ozran."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Black-speckled sand between rocks; Ozran is the softest of the three.",
        "Deeper and livelier than Calangute, with rocks under water at the ends of each cove."
      ]
    },
    {
      title: "Company",
      lines: [
        "Day visitors on the big beach, swimmers at Ozran, dancers on the cliff after dark."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. The cliffs are greenest in October, the sea calmest in January."
      ]
    }
  ],
  activities: [
    "Climb to Chapora fort",
    "Sunset from the cliff at Ozran",
    "Swim in the smallest cove",
    "Breakfast in the lanes behind"
  ],
  safety: [
    "Keep clear of the rocks at the ends of the coves, where swimmers get scraped.",
    "Do not stand at the edge of the cliff: laterite crumbles."
  ],
  gettingThere: [
    "Bus from Mapusa to Vagator in 40 minutes.",
    "From Baga 9 km by scooter or taxi; the last stretch to Ozran is a stepped path."
  ],
  nearby: [
    "Chapora fort and jetty, 2 km",
    "Anjuna, 3 km south",
    "Assagao and its restaurants, 4 km inland"
  ],
  hotels: [
    "tree-house-hotel",
    "la-view-hotel"
  ],
  meta: {
    title: "Vagator Beach, North Goa: what to expect and how to get there",
    description: "Vagator’s three coves under red cliffs, with Chapora fort above. Which cove to swim in, where to park, and where to watch the sun go down.",
    keywords: [
      "Vagator Beach",
      "Vagator Beach Goa",
      "Vagator Goa how to reach",
      "Vagator best time",
      "beaches near Vagator"
    ],
    socialPicture: "social/beaches-vagator-beach-goa-india"
  },
  more: []
}
