// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-colva-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { colvaBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './colva-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const colvaBeachGoaIndia: Beach = {
  ...colvaBeachGoaIndiaCard,
  facilities: [
    "Lifeguards 7:30 am to 6:00 pm",
    "Beach shacks",
    "Toilets and showers",
    "Park with playground",
    "Parking",
    "Cash machines"
  ],
  sports: [
    "Parasailing",
    "Jet ski",
    "Banana ride",
    "Dolphin boats"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.2768,73.9142&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "Shacks among palms north of the roundabout"),
    withAlt(picture_picture6, "The stream crossing the sand"),
    withAlt(picture_picture7, "Evening crowd with kites"),
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
        "The longest stretch of sand in Goa, from Velsao to Mobor; you can walk all day.",
        "Our Lady of Mercy, with its Fama feast of the Infant Jesus in October."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "White, powdery and squeaking underfoot.",
        "Shelves gently and then drops; small waves in the season."
      ]
    },
    {
      title: "Company",
      lines: [
        "Margao families in the evening and at weekends, coaches around noon, fishermen at dawn."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. After the rains of September the sand is at its whitest."
      ]
    }
  ],
  activities: [
    "Watch the nets come in at six in the morning",
    "Cycle on the sand to Benaulim",
    "Fish thali on the town road",
    "The church and its square"
  ],
  safety: [
    "The stream south of the roundabout cuts a channel: do not wade it at high tide.",
    "Boats for rides leave from a marked zone; swim north of it."
  ],
  gettingThere: [
    "Bus from Margao in 20 minutes; Margao (Madgaon) railway station is 7 km away.",
    "Dabolim airport is 24 km away."
  ],
  nearby: [
    "Benaulim, 2 km south",
    "Margao and its covered market, 6 km",
    "Loutolim’s old houses, 14 km"
  ],
  hotels: [],
  meta: {
    title: "Colva Beach, South Goa: what to expect and how to get there",
    description: "Colva in Salcete, the middle of twenty kilometres of white sand: fishermen at dawn, Margao families at dusk, and space to either side.",
    keywords: [
      "Colva Beach",
      "Colva Beach Goa",
      "Colva Goa how to reach",
      "Colva best time",
      "beaches near Colva"
    ],
    socialPicture: "social/beaches-colva-beach-goa-india"
  },
  more: []
}
