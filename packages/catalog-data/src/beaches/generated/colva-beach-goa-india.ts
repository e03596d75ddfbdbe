// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const colvaBeachGoaIndia: Beach = {
  id: "beach-9",
  slug: "colva-beach-goa-india",
  name: "Colva Beach",
  description: "The town beach of the south, at the middle of twenty kilometres of unbroken sand. Busy at the roundabout, empty ten minutes to either side.",
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
  location: "Colva, Salcete, South Goa",
  coordinates: {
    lat: 15.2768,
    lng: 73.9142
  },
  category: "Beach",
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    {
      name: "beaches/colva-beach-goa-india/1",
      hash: "ef7aefe9",
      width: 1920,
      height: 1200,
      tints: [
        "#62a4bd",
        "#a8ccca",
        "#d2dacf"
      ],
      alt: "Colva beach, white and wide, with fishing boats"
    },
    {
      name: "beaches/colva-beach-goa-india/2",
      hash: "2eeda09d",
      width: 1920,
      height: 1200,
      tints: [
        "#c7ceb7",
        "#c4bb9e",
        "#c6c7b9"
      ],
      alt: "Fishermen hauling a long net at dawn"
    },
    {
      name: "beaches/colva-beach-goa-india/3",
      hash: "5064a35d",
      width: 1920,
      height: 1200,
      tints: [
        "#8e525c",
        "#c08370",
        "#aa7e69"
      ],
      alt: "The church of Our Lady of Mercy"
    },
    {
      name: "beaches/colva-beach-goa-india/4",
      hash: "76ac00da",
      width: 1920,
      height: 1200,
      tints: [
        "#8bc7ca",
        "#a0c5bb",
        "#c1c8be"
      ],
      alt: "Cyclists at the water’s edge"
    }
  ],
  gallery: [
    {
      name: "beaches/colva-beach-goa-india/5",
      hash: "810b877c",
      width: 1920,
      height: 1200,
      tints: [
        "#394961",
        "#977c77",
        "#a08d88"
      ],
      alt: "Shacks among palms north of the roundabout"
    },
    {
      name: "beaches/colva-beach-goa-india/6",
      hash: "581ac220",
      width: 1920,
      height: 1200,
      tints: [
        "#659dc0",
        "#89b1b7",
        "#d5dfd2"
      ],
      alt: "The stream crossing the sand"
    },
    {
      name: "beaches/colva-beach-goa-india/7",
      hash: "c7c5783f",
      width: 1920,
      height: 1200,
      tints: [
        "#cd7335",
        "#d9a552",
        "#bfa697"
      ],
      alt: "Evening crowd with kites"
    },
    {
      name: "beaches/colva-beach-goa-india/1",
      hash: "ef7aefe9",
      width: 1920,
      height: 1200,
      tints: [
        "#62a4bd",
        "#a8ccca",
        "#d2dacf"
      ],
      alt: "Colva beach, white and wide, with fishing boats"
    },
    {
      name: "beaches/colva-beach-goa-india/2",
      hash: "2eeda09d",
      width: 1920,
      height: 1200,
      tints: [
        "#c7ceb7",
        "#c4bb9e",
        "#c6c7b9"
      ],
      alt: "Fishermen hauling a long net at dawn"
    },
    {
      name: "beaches/colva-beach-goa-india/3",
      hash: "5064a35d",
      width: 1920,
      height: 1200,
      tints: [
        "#8e525c",
        "#c08370",
        "#aa7e69"
      ],
      alt: "The church of Our Lady of Mercy"
    },
    {
      name: "beaches/colva-beach-goa-india/4",
      hash: "76ac00da",
      width: 1920,
      height: 1200,
      tints: [
        "#8bc7ca",
        "#a0c5bb",
        "#c1c8be"
      ],
      alt: "Cyclists at the water’s edge"
    }
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
