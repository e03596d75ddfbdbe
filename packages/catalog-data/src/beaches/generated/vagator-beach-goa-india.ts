// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const vagatorBeachGoaIndia: Beach = {
  id: "beach-3",
  slug: "vagator-beach-goa-india",
  name: "Vagator Beach",
  description: "Red laterite cliffs, a fort on the hill and three coves under them: big Vagator, small Vagator and Ozran. The view from above is half the visit.",
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
  location: "Vagator, Bardez, North Goa",
  coordinates: {
    lat: 15.5982,
    lng: 73.7446
  },
  category: "Beach",
  facilityCount: 5,
  sportCount: 3,
  pictures: [
    {
      name: "beaches/vagator-beach-goa-india/1",
      hash: "43a7c71c",
      width: 1920,
      height: 1200,
      tints: [
        "#7ba49f",
        "#a8a388",
        "#bfb178"
      ],
      alt: "Red cliffs and palms above Vagator beach"
    },
    {
      name: "beaches/vagator-beach-goa-india/2",
      hash: "a119702c",
      width: 1920,
      height: 1200,
      tints: [
        "#7fb2b1",
        "#89aa9a",
        "#cab176"
      ],
      alt: "Chapora fort on its hill, seen from the sand"
    },
    {
      name: "beaches/vagator-beach-goa-india/3",
      hash: "5ee9ee0f",
      width: 1920,
      height: 1200,
      tints: [
        "#4f9ca9",
        "#4f8f85",
        "#6e9f92"
      ],
      alt: "The cove of Ozran from the cliff"
    },
    {
      name: "beaches/vagator-beach-goa-india/4",
      hash: "5158d919",
      width: 1920,
      height: 1200,
      tints: [
        "#8baebc",
        "#91887e",
        "#a97e5f"
      ],
      alt: "The face of Shiva carved in a rock"
    }
  ],
  gallery: [
    {
      name: "beaches/vagator-beach-goa-india/5",
      hash: "aa983cd1",
      width: 1920,
      height: 1200,
      tints: [
        "#629fb9",
        "#69a2ac",
        "#727f84"
      ],
      alt: "A café terrace at the edge of the cliff"
    },
    {
      name: "beaches/vagator-beach-goa-india/6",
      hash: "2bcf6554",
      width: 1920,
      height: 1200,
      tints: [
        "#b1baa3",
        "#9eac98",
        "#97a89f"
      ],
      alt: "Boats at the Chapora river mouth"
    },
    {
      name: "beaches/vagator-beach-goa-india/7",
      hash: "2e58c0fd",
      width: 1920,
      height: 1200,
      tints: [
        "#cf794d",
        "#c7905d",
        "#b9845b"
      ],
      alt: "Vagator beach at sunset with bathers"
    },
    {
      name: "beaches/vagator-beach-goa-india/1",
      hash: "43a7c71c",
      width: 1920,
      height: 1200,
      tints: [
        "#7ba49f",
        "#a8a388",
        "#bfb178"
      ],
      alt: "Red cliffs and palms above Vagator beach"
    },
    {
      name: "beaches/vagator-beach-goa-india/2",
      hash: "a119702c",
      width: 1920,
      height: 1200,
      tints: [
        "#7fb2b1",
        "#89aa9a",
        "#cab176"
      ],
      alt: "Chapora fort on its hill, seen from the sand"
    },
    {
      name: "beaches/vagator-beach-goa-india/3",
      hash: "5ee9ee0f",
      width: 1920,
      height: 1200,
      tints: [
        "#4f9ca9",
        "#4f8f85",
        "#6e9f92"
      ],
      alt: "The cove of Ozran from the cliff"
    },
    {
      name: "beaches/vagator-beach-goa-india/4",
      hash: "5158d919",
      width: 1920,
      height: 1200,
      tints: [
        "#8baebc",
        "#91887e",
        "#a97e5f"
      ],
      alt: "The face of Shiva carved in a rock"
    }
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
