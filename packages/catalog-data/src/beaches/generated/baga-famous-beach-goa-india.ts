// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const bagaFamousBeachGoaIndia: Beach = {
  id: "beach-5",
  slug: "baga-famous-beach-goa-india",
  name: "Baga Beach",
  description: "The loudest mile of Goa: shacks, water sports and clubs from the creek to where Calangute begins. Come early and it is also a good place to swim.",
  facilities: [
    "Beach shacks",
    "Sunbeds",
    "Lifeguards 7:30 am to 6:00 pm",
    "Changing rooms and showers",
    "Paid parking",
    "Cash machines",
    "Tourist police"
  ],
  sports: [
    "Parasailing",
    "Jet ski",
    "Banana ride",
    "Bumper ride",
    "Speedboat",
    "Kayaking on the creek"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5553,73.7517&z=14&output=embed",
  location: "Baga, Bardez, North Goa",
  coordinates: {
    lat: 15.5553,
    lng: 73.7517
  },
  category: "Beach",
  facilityCount: 7,
  sportCount: 6,
  pictures: [
    {
      name: "beaches/baga-famous-beach-goa-india/1",
      hash: "87bdc907",
      width: 1920,
      height: 1200,
      tints: [
        "#5ca1bb",
        "#91b7b2",
        "#c2ccb0"
      ],
      alt: "Baga beach with striped umbrellas and a parasail"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/2",
      hash: "b1703f27",
      width: 1920,
      height: 1200,
      tints: [
        "#0c243d",
        "#3e5967",
        "#6c777c"
      ],
      alt: "Shack tables with lamps on the sand at night"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/3",
      hash: "28f2670a",
      width: 1920,
      height: 1200,
      tints: [
        "#9ac9d8",
        "#85b4b7",
        "#c6ba9d"
      ],
      alt: "Boats for water sports lined up at the edge of the surf"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/4",
      hash: "1960f05a",
      width: 1920,
      height: 1200,
      tints: [
        "#678e83",
        "#99a08b",
        "#b1bd9d"
      ],
      alt: "Baga creek and the hill from the beach"
    }
  ],
  gallery: [
    {
      name: "beaches/baga-famous-beach-goa-india/5",
      hash: "6d2af823",
      width: 1920,
      height: 1200,
      tints: [
        "#c2cfbe",
        "#c0bb9c",
        "#c9b697"
      ],
      alt: "Joggers on the empty beach at sunrise"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/6",
      hash: "63605f23",
      width: 1920,
      height: 1200,
      tints: [
        "#65a1bf",
        "#3a8da2",
        "#65b5b6"
      ],
      alt: "A banana boat pulling away"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/7",
      hash: "39921249",
      width: 1920,
      height: 1200,
      tints: [
        "#84a6a1",
        "#9ca990",
        "#cbbb98"
      ],
      alt: "Coconut seller with a cart"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/1",
      hash: "87bdc907",
      width: 1920,
      height: 1200,
      tints: [
        "#5ca1bb",
        "#91b7b2",
        "#c2ccb0"
      ],
      alt: "Baga beach with striped umbrellas and a parasail"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/2",
      hash: "b1703f27",
      width: 1920,
      height: 1200,
      tints: [
        "#0c243d",
        "#3e5967",
        "#6c777c"
      ],
      alt: "Shack tables with lamps on the sand at night"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/3",
      hash: "28f2670a",
      width: 1920,
      height: 1200,
      tints: [
        "#9ac9d8",
        "#85b4b7",
        "#c6ba9d"
      ],
      alt: "Boats for water sports lined up at the edge of the surf"
    },
    {
      name: "beaches/baga-famous-beach-goa-india/4",
      hash: "1960f05a",
      width: 1920,
      height: 1200,
      tints: [
        "#678e83",
        "#99a08b",
        "#b1bd9d"
      ],
      alt: "Baga creek and the hill from the beach"
    }
  ],
  bestTimeToVisit: "Oct-Mar",
  about: [
    {
      title: "Known for",
      lines: [
        "Tito’s Lane and the shacks that set their tables on the sand at night.",
        "Water sports from eight in the morning, with more boats than anywhere else in Goa."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Brown, flat and well trodden; combed at sunrise.",
        "A steady slope with small surf. The swimming zones are flagged apart from the boats."
      ]
    },
    {
      title: "Company",
      lines: [
        "Dense from eleven in the morning to midnight, and fullest around New Year. Before nine it belongs to joggers."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. Shacks are rebuilt each October and come down in May."
      ]
    }
  ],
  activities: [
    "Early swim",
    "Kayak on Baga creek",
    "Dinner with the feet in the sand",
    "Saturday night market at Arpora"
  ],
  safety: [
    "Swim only between the flags: boats cross everywhere else.",
    "Settle prices before a ride, and with a receipt; or book ahead and settle them with us.",
    "Keep valuables off the sand."
  ],
  gettingThere: [
    "Buses from Panaji and Mapusa by way of Calangute, every quarter of an hour.",
    "The road along the beach is slow from five to nine in the evening; walk from Calangute instead, 25 minutes."
  ],
  nearby: [
    "Calangute, 2 km south",
    "Baga hill and its view, across the creek",
    "Anjuna, 5 km north"
  ],
  hotels: [
    "la-view-hotel",
    "wotel-calangute",
    "regent-laguna-hotel"
  ],
  meta: {
    title: "Baga Beach, North Goa: what to expect and how to get there",
    description: "Baga from the creek to Calangute: water sports by day, tables in the sand by night, a good swim before nine. Prices, flags and crowds.",
    keywords: [
      "Baga Beach",
      "Baga Beach Goa",
      "Baga Goa how to reach",
      "Baga best time",
      "beaches near Baga"
    ],
    socialPicture: "social/beaches-baga-famous-beach-goa-india"
  },
  more: []
}
