// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const arambolBeachGoaIndia: Beach = {
  id: "beach-1",
  slug: "arambol-beach-goa-india",
  name: "Arambol Beach",
  description: "Two kilometres of firm sand below a village of musicians, with a freshwater lake behind the next headland. People come for a week and leave after a season.",
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
  location: "Arambol, Pernem, North Goa",
  coordinates: {
    lat: 15.6868,
    lng: 73.7042
  },
  category: "Beach",
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    {
      name: "beaches/arambol-beach-goa-india/1",
      hash: "7ce28662",
      width: 1920,
      height: 1200,
      tints: [
        "#84b7b8",
        "#a1bcaa",
        "#bbb798"
      ],
      alt: "Arambol beach from the cliff path, with the village behind palms"
    },
    {
      name: "beaches/arambol-beach-goa-india/2",
      hash: "826a8d3d",
      width: 1920,
      height: 1200,
      tints: [
        "#b46969",
        "#c7896f",
        "#b2815b"
      ],
      alt: "Drummers and dancers in a ring on the sand at sunset"
    },
    {
      name: "beaches/arambol-beach-goa-india/3",
      hash: "17087ab1",
      width: 1920,
      height: 1200,
      tints: [
        "#8db2a9",
        "#779e8c",
        "#5b8785"
      ],
      alt: "The sweet-water lake behind its bar of sand"
    },
    {
      name: "beaches/arambol-beach-goa-india/4",
      hash: "b126de88",
      width: 1920,
      height: 1200,
      tints: [
        "#3d9ab4",
        "#73b5bc",
        "#7baaa2"
      ],
      alt: "A paraglider above the north end of the beach"
    }
  ],
  gallery: [
    {
      name: "beaches/arambol-beach-goa-india/5",
      hash: "b3f8307d",
      width: 1920,
      height: 1200,
      tints: [
        "#7fab9d",
        "#929181",
        "#817a74"
      ],
      alt: "Painted shacks along the cliff path"
    },
    {
      name: "beaches/arambol-beach-goa-india/6",
      hash: "4d546889",
      width: 1920,
      height: 1200,
      tints: [
        "#c7c9b4",
        "#c6b7a1",
        "#c7b79c"
      ],
      alt: "Surfers carrying boards at low tide"
    },
    {
      name: "beaches/arambol-beach-goa-india/7",
      hash: "04a7e13c",
      width: 1920,
      height: 1200,
      tints: [
        "#a8beb9",
        "#b4c0ac",
        "#b9b896"
      ],
      alt: "Fishing boats drawn up south of the village"
    },
    {
      name: "beaches/arambol-beach-goa-india/1",
      hash: "7ce28662",
      width: 1920,
      height: 1200,
      tints: [
        "#84b7b8",
        "#a1bcaa",
        "#bbb798"
      ],
      alt: "Arambol beach from the cliff path, with the village behind palms"
    },
    {
      name: "beaches/arambol-beach-goa-india/2",
      hash: "826a8d3d",
      width: 1920,
      height: 1200,
      tints: [
        "#b46969",
        "#c7896f",
        "#b2815b"
      ],
      alt: "Drummers and dancers in a ring on the sand at sunset"
    },
    {
      name: "beaches/arambol-beach-goa-india/3",
      hash: "17087ab1",
      width: 1920,
      height: 1200,
      tints: [
        "#8db2a9",
        "#779e8c",
        "#5b8785"
      ],
      alt: "The sweet-water lake behind its bar of sand"
    },
    {
      name: "beaches/arambol-beach-goa-india/4",
      hash: "b126de88",
      width: 1920,
      height: 1200,
      tints: [
        "#3d9ab4",
        "#73b5bc",
        "#7baaa2"
      ],
      alt: "A paraglider above the north end of the beach"
    }
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
