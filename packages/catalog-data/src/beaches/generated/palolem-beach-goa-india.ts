// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-palolem-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { palolemBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './palolem-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const palolemBeachGoaIndia: Beach = {
  ...palolemBeachGoaIndiaCard,
  facilities: [
    "Huts and restaurants",
    "Lifeguards 7:30 am to 6:00 pm",
    "Toilets at the main entrance",
    "Parking",
    "Cash machine",
    "Shops with everything",
    "Kayak hire"
  ],
  sports: [
    "Kayaking",
    "Stand-up paddling",
    "Dolphin boats",
    "Snorkelling trips"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.01,74.0232&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "Boulders at the southern end at sunset"),
    withAlt(picture_picture6, "Boats drawn up in the middle of the beach"),
    withAlt(picture_picture7, "A café with lanterns on the sand"),
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
        "The island of Canacona, which you can wade to at low tide.",
        "Silent parties, where the music is in the headphones."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "White and fine, sloping so slowly that small children can run into the water.",
        "Flat and warm from November on: the bay is nearly closed."
      ]
    },
    {
      title: "Company",
      lines: [
        "Everyone: families in the south, backpackers in the middle, walkers in the north. Busy, seldom loud."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. The huts go up in October and are stored before June."
      ]
    }
  ],
  activities: [
    "Kayak round the island",
    "Boat to Butterfly beach",
    "Cooking class in the village",
    "Sunset from the southern boulders"
  ],
  safety: [
    "Check the tide before wading to the island, and leave before it turns.",
    "Boats land in the middle of the bay; swim to either side of them."
  ],
  gettingThere: [
    "Canacona railway station is 3 km away, served by trains from Margao and Gokarna.",
    "Dabolim airport is 60 km away, an hour and three quarters."
  ],
  nearby: [
    "Patnem, 2 km south",
    "Butterfly beach by boat, 20 minutes",
    "Cotigao wildlife sanctuary, 12 km"
  ],
  hotels: [],
  meta: {
    title: "Palolem Beach, South Goa: what to expect and how to get there",
    description: "Palolem’s crescent and its island: the calmest sea in Goa, kayaks, painted huts, silent parties. Tides, trains and the best months.",
    keywords: [
      "Palolem Beach",
      "Palolem Beach Goa",
      "Palolem Goa how to reach",
      "Palolem best time",
      "beaches near Palolem"
    ],
    socialPicture: "social/beaches-palolem-beach-goa-india"
  },
  more: []
}
