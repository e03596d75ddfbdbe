// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const candolimBeachGoaIndia: Beach = {
  id: "beach-7",
  slug: "candolim-beach-goa-india",
  name: "Candolim Beach",
  description: "Wide and orderly, behind low dunes that keep the road out of sight, with Fort Aguada at its southern end. The best compromise in the north between company and calm.",
  facilities: [
    "Beach shacks",
    "Sunbeds",
    "Lifeguards 7:30 am to 6:00 pm",
    "Toilets",
    "Parking at each lane",
    "Pharmacies and cash machines on the main road"
  ],
  sports: [
    "Parasailing",
    "Jet ski",
    "Flyboarding at Sinquerim",
    "Windsurfing"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5178,73.7628&z=14&output=embed",
  location: "Candolim, Bardez, North Goa",
  coordinates: {
    lat: 15.5178,
    lng: 73.7628
  },
  category: "Beach",
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    {
      name: "beaches/candolim-beach-goa-india/1",
      hash: "563758a3",
      width: 1920,
      height: 1200,
      tints: [
        "#8dc4d0",
        "#a7c4b4",
        "#a1af8c"
      ],
      alt: "Candolim beach behind its green dunes"
    },
    {
      name: "beaches/candolim-beach-goa-india/2",
      hash: "2fef5b0f",
      width: 1920,
      height: 1200,
      tints: [
        "#d17b57",
        "#ad7554",
        "#b88471"
      ],
      alt: "The lower wall of Fort Aguada at the end of the sand"
    },
    {
      name: "beaches/candolim-beach-goa-india/3",
      hash: "f3dd2ac3",
      width: 1920,
      height: 1200,
      tints: [
        "#6294a8",
        "#9aab9f",
        "#dfd0ae"
      ],
      alt: "Sunbeds and parasols outside a shack"
    },
    {
      name: "beaches/candolim-beach-goa-india/4",
      hash: "d2e8d031",
      width: 1920,
      height: 1200,
      tints: [
        "#9ac4c1",
        "#bbc3a0",
        "#c9b887"
      ],
      alt: "A footpath through the dune creepers"
    }
  ],
  gallery: [
    {
      name: "beaches/candolim-beach-goa-india/5",
      hash: "cfed7565",
      width: 1920,
      height: 1200,
      tints: [
        "#8ab7ca",
        "#82aeb6",
        "#5792a1"
      ],
      alt: "A jet ski in front of the Aguada headland"
    },
    {
      name: "beaches/candolim-beach-goa-india/6",
      hash: "e71273ca",
      width: 1920,
      height: 1200,
      tints: [
        "#afc3b8",
        "#b9b994",
        "#a9a182"
      ],
      alt: "An old fishing boat among flowers"
    },
    {
      name: "beaches/candolim-beach-goa-india/7",
      hash: "6ba8c991",
      width: 1920,
      height: 1200,
      tints: [
        "#2e476b",
        "#65646c",
        "#374356"
      ],
      alt: "The lighthouse of Aguada above the trees"
    },
    {
      name: "beaches/candolim-beach-goa-india/1",
      hash: "563758a3",
      width: 1920,
      height: 1200,
      tints: [
        "#8dc4d0",
        "#a7c4b4",
        "#a1af8c"
      ],
      alt: "Candolim beach behind its green dunes"
    },
    {
      name: "beaches/candolim-beach-goa-india/2",
      hash: "2fef5b0f",
      width: 1920,
      height: 1200,
      tints: [
        "#d17b57",
        "#ad7554",
        "#b88471"
      ],
      alt: "The lower wall of Fort Aguada at the end of the sand"
    },
    {
      name: "beaches/candolim-beach-goa-india/3",
      hash: "f3dd2ac3",
      width: 1920,
      height: 1200,
      tints: [
        "#6294a8",
        "#9aab9f",
        "#dfd0ae"
      ],
      alt: "Sunbeds and parasols outside a shack"
    },
    {
      name: "beaches/candolim-beach-goa-india/4",
      hash: "d2e8d031",
      width: 1920,
      height: 1200,
      tints: [
        "#9ac4c1",
        "#bbc3a0",
        "#c9b887"
      ],
      alt: "A footpath through the dune creepers"
    }
  ],
  bestTimeToVisit: "Oct-Mar",
  about: [
    {
      title: "Known for",
      lines: [
        "The dunes and their creepers, which are protected: paths lead through, walls do not.",
        "Sinquerim, where the beach ends at the lower wall of the fort."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Light brown, clean, and wider than Baga’s by half.",
        "Somewhat steep: ten metres out most people are out of their depth. Calm from December to March."
      ]
    },
    {
      title: "Company",
      lines: [
        "Couples and families who stay a week; many return to the same shack each year."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March, with warm evenings from February."
      ]
    }
  ],
  activities: [
    "Walk to the fort wall",
    "Dolphin boats from nearby Coco beach",
    "Massage in the shade of a shack",
    "Dinner on Fort Aguada road"
  ],
  safety: [
    "The drop near the shore surprises children: keep them within reach.",
    "Red flags from June to September are to be obeyed."
  ],
  gettingThere: [
    "Buses on the Fort Aguada road between Panaji and Calangute; six lanes lead to the sand.",
    "From Panaji 13 km, half an hour."
  ],
  nearby: [
    "Fort Aguada, 3 km south",
    "Coco beach and Nerul, 4 km",
    "Calangute, 3 km north"
  ],
  hotels: [
    "amara-grand-hotel",
    "regent-laguna-hotel"
  ],
  meta: {
    title: "Candolim Beach, North Goa: what to expect and how to get there",
    description: "Candolim behind its dunes, with Fort Aguada at the end: wide sand, tidy shacks, and a steep shore to mind with children.",
    keywords: [
      "Candolim Beach",
      "Candolim Beach Goa",
      "Candolim Goa how to reach",
      "Candolim best time",
      "beaches near Candolim"
    ],
    socialPicture: "social/beaches-candolim-beach-goa-india"
  },
  more: []
}
