// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const palolemBeachGoaIndia: Beach = {
  id: "beach-12",
  slug: "palolem-beach-goa-india",
  name: "Palolem Beach",
  description: "A crescent a mile long, closed by a wooded island on one side and boulders on the other, with the calmest sea in Goa inside. Painted huts stand in one row under the palms.",
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
  location: "Palolem, Canacona, South Goa",
  coordinates: {
    lat: 15.01,
    lng: 74.0232
  },
  category: "Beach",
  facilityCount: 7,
  sportCount: 4,
  pictures: [
    {
      name: "beaches/palolem-beach-goa-india/1",
      hash: "f436d9d0",
      width: 1920,
      height: 1200,
      tints: [
        "#519ca5",
        "#6aa29b",
        "#a5c0a9"
      ],
      alt: "The crescent of Palolem with its wooded island"
    },
    {
      name: "beaches/palolem-beach-goa-india/2",
      hash: "6f74645a",
      width: 1920,
      height: 1200,
      tints: [
        "#598a84",
        "#878e80",
        "#d0bc99"
      ],
      alt: "Painted huts on stilts under palms"
    },
    {
      name: "beaches/palolem-beach-goa-india/3",
      hash: "c24325e9",
      width: 1920,
      height: 1200,
      tints: [
        "#8db6a9",
        "#6ca291",
        "#317c78"
      ],
      alt: "Kayaks on the flat water of the bay"
    },
    {
      name: "beaches/palolem-beach-goa-india/4",
      hash: "23a8e9e1",
      width: 1920,
      height: 1200,
      tints: [
        "#8cb6cb",
        "#82abac",
        "#8ba8a8"
      ],
      alt: "Wading to the island at low tide"
    }
  ],
  gallery: [
    {
      name: "beaches/palolem-beach-goa-india/5",
      hash: "55866cae",
      width: 1920,
      height: 1200,
      tints: [
        "#b46870",
        "#b89082",
        "#ab836f"
      ],
      alt: "Boulders at the southern end at sunset"
    },
    {
      name: "beaches/palolem-beach-goa-india/6",
      hash: "f2bebe0b",
      width: 1920,
      height: 1200,
      tints: [
        "#c5c8b3",
        "#c3b59a",
        "#cfbb99"
      ],
      alt: "Boats drawn up in the middle of the beach"
    },
    {
      name: "beaches/palolem-beach-goa-india/7",
      hash: "ecf0011d",
      width: 1920,
      height: 1200,
      tints: [
        "#22404c",
        "#2c5e69",
        "#798282"
      ],
      alt: "A café with lanterns on the sand"
    },
    {
      name: "beaches/palolem-beach-goa-india/1",
      hash: "f436d9d0",
      width: 1920,
      height: 1200,
      tints: [
        "#519ca5",
        "#6aa29b",
        "#a5c0a9"
      ],
      alt: "The crescent of Palolem with its wooded island"
    },
    {
      name: "beaches/palolem-beach-goa-india/2",
      hash: "6f74645a",
      width: 1920,
      height: 1200,
      tints: [
        "#598a84",
        "#878e80",
        "#d0bc99"
      ],
      alt: "Painted huts on stilts under palms"
    },
    {
      name: "beaches/palolem-beach-goa-india/3",
      hash: "c24325e9",
      width: 1920,
      height: 1200,
      tints: [
        "#8db6a9",
        "#6ca291",
        "#317c78"
      ],
      alt: "Kayaks on the flat water of the bay"
    },
    {
      name: "beaches/palolem-beach-goa-india/4",
      hash: "23a8e9e1",
      width: 1920,
      height: 1200,
      tints: [
        "#8cb6cb",
        "#82abac",
        "#8ba8a8"
      ],
      alt: "Wading to the island at low tide"
    }
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
