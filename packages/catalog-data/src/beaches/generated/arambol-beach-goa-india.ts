// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-arambol-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { arambolBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './arambol-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const arambolBeachGoaIndia: Beach = {
  ...arambolBeachGoaIndiaCard,
  facilities: [
    "Beach shacks",
    "Lifeguards 7:30 am to 6:00 pm",
    "Cash machine in the village",
    "Scooter hire",
    "Paid parking",
    "Changing rooms"
  ],
  sports: [
    "Paragliding from the cliff",
    "Surf lessons",
    "Kitesurfing",
    "Stand-up paddling"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.6868,73.7042&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "Painted shacks along the cliff path"),
    withAlt(picture_picture6, "Surfers carrying boards at low tide"),
    withAlt(picture_picture7, "Fishing boats drawn up south of the village"),
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
        "The drum circle on the sand at sunset, which no one organises and anyone may join.",
        "Kalacha, the sweet-water lake, fifteen minutes along the cliff path to the north."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Wide, pale grey and firm enough for a bicycle at low tide.",
        "A gentle slope; waves of half a metre most days, with a pull near the rocks at the north end."
      ]
    },
    {
      title: "Company",
      lines: [
        "Long-stay travellers, yoga students and their children. Busy from December to February, never as dense as Baga."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. In April the shacks thin out, from June to September most of the village sleeps."
      ]
    }
  ],
  activities: [
    "Walk to the sweet-water lake",
    "Sunset drum circle",
    "Yoga and dance classes",
    "Mask and craft stalls on Glastonbury Street"
  ],
  safety: [
    "Swim between the red and yellow flags; currents run along the rocks in the north.",
    "The cliff path has no rail and no light: come back before dark."
  ],
  gettingThere: [
    "From Mapusa by bus in 75 minutes, or by taxi in 50.",
    "Mopa airport is 22 km away, Pernem railway station 12 km."
  ],
  nearby: [
    "Keri beach and the Tiracol ferry, 8 km north",
    "Mandrem, 4 km south",
    "Paragliding take-off on the plateau, 1 km north"
  ],
  hotels: [
    "tree-house-hotel"
  ],
  meta: {
    title: "Arambol Beach, North Goa: what to expect and how to get there",
    description: "Arambol in Pernem: drum circle at sunset, the sweet-water lake, paragliding from the cliff. Where to swim, how to come, and why October to March.",
    keywords: [
      "Arambol Beach",
      "Arambol Beach Goa",
      "Arambol Goa how to reach",
      "Arambol best time",
      "beaches near Arambol"
    ],
    socialPicture: "social/beaches-arambol-beach-goa-india"
  },
  more: []
}
