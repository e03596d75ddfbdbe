// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-ashwem-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { ashwemBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './ashwem-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const ashwemBeachGoaIndia: Beach = {
  ...ashwemBeachGoaIndiaCard,
  facilities: [
    "Beach restaurants",
    "Sunbeds",
    "Lifeguards 7:30 am to 6:00 pm",
    "Roadside parking"
  ],
  sports: [
    "Kitesurfing",
    "Surf lessons"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.6442,73.7176&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "A rope around a turtle nest on the sand"),
    withAlt(picture_picture6, "A kite surfer on the flat water"),
    withAlt(picture_picture7, "Wooden huts between the palms"),
    picture1,
    picture2,
    picture3,
    picture4
  ],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "Space. Even in the last week of December there is room to put down a towel without a neighbour.",
        "Olive ridley turtles, which nest on the Morjim side between November and February."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Fine and almost white by Goan standards.",
        "A shallow shelf, so that you walk out thirty metres and are still waist-deep; a single group of rocks in the middle."
      ]
    },
    {
      title: "Company",
      lines: [
        "Families, couples and people who have been to Goa before. No music after ten."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, when nights are cool and the creek is low enough to cross."
      ]
    }
  ],
  activities: [
    "Long walks to Mandrem or Morjim",
    "Wading the creek at low tide",
    "Turtle watch with the forest guards",
    "Dinner on the sand"
  ],
  safety: [
    "Stay behind the ropes of the turtle nests and use no torch on the sand at night.",
    "The creek runs fast when the tide turns; cross at low water with children on the arm."
  ],
  gettingThere: [
    "Taxi from Anjuna in 30 minutes over the Siolim bridge; buses from Mapusa stop at Mandrem.",
    "Mopa airport is 25 km away."
  ],
  nearby: [
    "Morjim beach and the mouth of the Chapora, 4 km south",
    "Mandrem, 2 km north",
    "Siolim and its old houses, 9 km"
  ],
  hotels: [
    "tree-house-hotel"
  ],
  meta: {
    title: "Ashwem Beach, North Goa: what to expect and how to get there",
    description: "Ashwem between Mandrem and Morjim: pale sand, a creek to wade, turtle nests and room to breathe. Facilities, safety and the best months.",
    keywords: [
      "Ashwem Beach",
      "Ashwem Beach Goa",
      "Ashwem Goa how to reach",
      "Ashwem best time",
      "beaches near Ashwem"
    ],
    socialPicture: "social/beaches-ashwem-beach-goa-india"
  },
  more: []
}
