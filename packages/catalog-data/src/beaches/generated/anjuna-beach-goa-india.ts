// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const anjunaBeachGoaIndia: Beach = {
  id: "beach-4",
  slug: "anjuna-beach-goa-india",
  name: "Anjuna Beach",
  description: "A rocky shore with pockets of sand and tide pools, where the hippies of the 1960s stayed and their Wednesday market remained. More for sitting and looking than for swimming.",
  facilities: [
    "Cafés and shacks",
    "Lifeguards 7:30 am to 6:00 pm",
    "Parking at the market ground",
    "Cash machine at Starco junction",
    "Scooter hire"
  ],
  sports: [
    "Parasailing",
    "Surf lessons",
    "Snorkelling among the rocks"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5738,73.7408&z=14&output=embed",
  location: "Anjuna, Bardez, North Goa",
  coordinates: {
    lat: 15.5738,
    lng: 73.7408
  },
  category: "Beach",
  facilityCount: 5,
  sportCount: 3,
  pictures: [
    {
      name: "beaches/anjuna-beach-goa-india/1",
      hash: "e73cce1e",
      width: 1920,
      height: 1200,
      tints: [
        "#93bdbd",
        "#b7b79d",
        "#9f8475"
      ],
      alt: "Rocks and tide pools at Anjuna with a strip of sand"
    },
    {
      name: "beaches/anjuna-beach-goa-india/2",
      hash: "cd36ef62",
      width: 1920,
      height: 1200,
      tints: [
        "#709db7",
        "#a68686",
        "#e2a27a"
      ],
      alt: "Stalls of the Wednesday flea market under awnings"
    },
    {
      name: "beaches/anjuna-beach-goa-india/3",
      hash: "987fdcd9",
      width: 1920,
      height: 1200,
      tints: [
        "#394d6b",
        "#775c60",
        "#695c61"
      ],
      alt: "The laterite cliff with a café on top"
    },
    {
      name: "beaches/anjuna-beach-goa-india/4",
      hash: "d2bd92dc",
      width: 1920,
      height: 1200,
      tints: [
        "#90c5ce",
        "#8b7e72",
        "#967666"
      ],
      alt: "Children looking into a tide pool"
    }
  ],
  gallery: [
    {
      name: "beaches/anjuna-beach-goa-india/5",
      hash: "002f2b16",
      width: 1920,
      height: 1200,
      tints: [
        "#c4c8b5",
        "#d9bca6",
        "#63837b"
      ],
      alt: "A fisherman on the rocks at dawn"
    },
    {
      name: "beaches/anjuna-beach-goa-india/6",
      hash: "72758861",
      width: 1920,
      height: 1200,
      tints: [
        "#6197b6",
        "#89b1b4",
        "#b9c7b2"
      ],
      alt: "Palms leaning over the south end of the beach"
    },
    {
      name: "beaches/anjuna-beach-goa-india/7",
      hash: "25ee1097",
      width: 1920,
      height: 1200,
      tints: [
        "#1c2e4b",
        "#304e66",
        "#493f47"
      ],
      alt: "A guitarist on a café terrace"
    },
    {
      name: "beaches/anjuna-beach-goa-india/1",
      hash: "e73cce1e",
      width: 1920,
      height: 1200,
      tints: [
        "#93bdbd",
        "#b7b79d",
        "#9f8475"
      ],
      alt: "Rocks and tide pools at Anjuna with a strip of sand"
    },
    {
      name: "beaches/anjuna-beach-goa-india/2",
      hash: "cd36ef62",
      width: 1920,
      height: 1200,
      tints: [
        "#709db7",
        "#a68686",
        "#e2a27a"
      ],
      alt: "Stalls of the Wednesday flea market under awnings"
    },
    {
      name: "beaches/anjuna-beach-goa-india/3",
      hash: "987fdcd9",
      width: 1920,
      height: 1200,
      tints: [
        "#394d6b",
        "#775c60",
        "#695c61"
      ],
      alt: "The laterite cliff with a café on top"
    },
    {
      name: "beaches/anjuna-beach-goa-india/4",
      hash: "d2bd92dc",
      width: 1920,
      height: 1200,
      tints: [
        "#90c5ce",
        "#8b7e72",
        "#967666"
      ],
      alt: "Children looking into a tide pool"
    }
  ],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "The flea market every Wednesday from November to April, at the south end.",
        "The tide pools that open between the rocks at low water."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Coarse and reddish in short stretches; the south end is the sandiest.",
        "Rocks everywhere. Swim at the south end and only at high tide."
      ]
    },
    {
      title: "Company",
      lines: [
        "Market visitors on Wednesday, friends in groups at weekends, locals with fishing rods at dawn."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, when market, cafés and sea are all at their best."
      ]
    }
  ],
  activities: [
    "Wednesday flea market",
    "Tide pools with children",
    "Cliff walk north to Vagator",
    "Live music in the cafés"
  ],
  safety: [
    "Wear shoes on the rocks: they are sharp, and slippery with weed.",
    "Waves throw people on to the rocks in the afternoon; watch the flags."
  ],
  gettingThere: [
    "Bus from Mapusa in 30 minutes, to the car park at the beach.",
    "From Baga 5 km over the creek bridge."
  ],
  nearby: [
    "Vagator and Chapora fort, 3 km north",
    "Baga, 5 km south",
    "Saturday night market at Arpora, 4 km"
  ],
  hotels: [
    "tree-house-hotel",
    "la-view-hotel"
  ],
  meta: {
    title: "Anjuna Beach, North Goa: what to expect and how to get there",
    description: "Anjuna for its Wednesday flea market, tide pools and cafés rather than for swimming. Season, safety on the rocks, and how to get there.",
    keywords: [
      "Anjuna Beach",
      "Anjuna Beach Goa",
      "Anjuna Goa how to reach",
      "Anjuna best time",
      "beaches near Anjuna"
    ],
    socialPicture: "social/beaches-anjuna-beach-goa-india"
  },
  more: []
}
