// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const ashwemBeachGoaIndia: Beach = {
  id: "beach-2",
  slug: "ashwem-beach-goa-india",
  name: "Ashwem Beach",
  description: "A long, slow beach of pale sand between Mandrem and Morjim, with a creek to wade and casuarinas for shade. Good restaurants stand well apart from each other.",
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
  location: "Ashwem, Mandrem, North Goa",
  coordinates: {
    lat: 15.6442,
    lng: 73.7176
  },
  category: "Quiet",
  facilityCount: 4,
  sportCount: 2,
  pictures: [
    {
      name: "beaches/ashwem-beach-goa-india/1",
      hash: "9bc59369",
      width: 1920,
      height: 1200,
      tints: [
        "#9bafa0",
        "#b4ab93",
        "#cccab7"
      ],
      alt: "Ashwem beach with casuarinas and a lone fishing boat"
    },
    {
      name: "beaches/ashwem-beach-goa-india/2",
      hash: "27e9168d",
      width: 1920,
      height: 1200,
      tints: [
        "#80b2c3",
        "#a0bbb4",
        "#bccec4"
      ],
      alt: "The creek crossing the sand with people wading"
    },
    {
      name: "beaches/ashwem-beach-goa-india/3",
      hash: "d49899bc",
      width: 1920,
      height: 1200,
      tints: [
        "#625a77",
        "#876f6a",
        "#82716f"
      ],
      alt: "Rocks in the middle of the bay at low tide"
    },
    {
      name: "beaches/ashwem-beach-goa-india/4",
      hash: "2c4574da",
      width: 1920,
      height: 1200,
      tints: [
        "#729385",
        "#a7baa7",
        "#d1d2be"
      ],
      alt: "Restaurant tables under palms at Ashwem"
    }
  ],
  gallery: [
    {
      name: "beaches/ashwem-beach-goa-india/5",
      hash: "33be7182",
      width: 1920,
      height: 1200,
      tints: [
        "#07384a",
        "#3d6873",
        "#6b747b"
      ],
      alt: "A rope around a turtle nest on the sand"
    },
    {
      name: "beaches/ashwem-beach-goa-india/6",
      hash: "c9b74236",
      width: 1920,
      height: 1200,
      tints: [
        "#7fbdc1",
        "#aacec5",
        "#3b928c"
      ],
      alt: "A kite surfer on the flat water"
    },
    {
      name: "beaches/ashwem-beach-goa-india/7",
      hash: "9bc4523c",
      width: 1920,
      height: 1200,
      tints: [
        "#233d56",
        "#806d6f",
        "#9c8274"
      ],
      alt: "Wooden huts between the palms"
    },
    {
      name: "beaches/ashwem-beach-goa-india/1",
      hash: "9bc59369",
      width: 1920,
      height: 1200,
      tints: [
        "#9bafa0",
        "#b4ab93",
        "#cccab7"
      ],
      alt: "Ashwem beach with casuarinas and a lone fishing boat"
    },
    {
      name: "beaches/ashwem-beach-goa-india/2",
      hash: "27e9168d",
      width: 1920,
      height: 1200,
      tints: [
        "#80b2c3",
        "#a0bbb4",
        "#bccec4"
      ],
      alt: "The creek crossing the sand with people wading"
    },
    {
      name: "beaches/ashwem-beach-goa-india/3",
      hash: "d49899bc",
      width: 1920,
      height: 1200,
      tints: [
        "#625a77",
        "#876f6a",
        "#82716f"
      ],
      alt: "Rocks in the middle of the bay at low tide"
    },
    {
      name: "beaches/ashwem-beach-goa-india/4",
      hash: "2c4574da",
      width: 1920,
      height: 1200,
      tints: [
        "#729385",
        "#a7baa7",
        "#d1d2be"
      ],
      alt: "Restaurant tables under palms at Ashwem"
    }
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
