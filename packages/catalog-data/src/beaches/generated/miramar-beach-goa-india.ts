// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const miramarBeachGoaIndia: Beach = {
  id: "beach-8",
  slug: "miramar-beach-goa-india",
  name: "Miramar Beach",
  description: "The city beach of Panaji, where the Mandovi meets the sea: a wide bow of sand for walking at dusk, with Fort Aguada across the water. Not a bathing beach, and the better for it.",
  facilities: [
    "Benches and shade",
    "Toilets",
    "Paved promenade with ramps",
    "Parking",
    "Food stalls",
    "Children’s playground",
    "Lifeguards 7:30 am to 6:00 pm"
  ],
  sports: [
    "Beach volleyball",
    "Cycling on the promenade"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.4823,73.8078&z=14&output=embed",
  location: "Miramar, Panaji, Tiswadi",
  coordinates: {
    lat: 15.4823,
    lng: 73.8078
  },
  category: "Beach",
  facilityCount: 7,
  sportCount: 2,
  pictures: [
    {
      name: "beaches/miramar-beach-goa-india/1",
      hash: "ea1dc715",
      width: 1920,
      height: 1200,
      tints: [
        "#81aaab",
        "#8eaa98",
        "#9aa795"
      ],
      alt: "The wide bow of Miramar beach with Fort Aguada across the water"
    },
    {
      name: "beaches/miramar-beach-goa-india/2",
      hash: "0ee3729d",
      width: 1920,
      height: 1200,
      tints: [
        "#3b4663",
        "#59545c",
        "#7d6455"
      ],
      alt: "Families walking at dusk under casuarinas"
    },
    {
      name: "beaches/miramar-beach-goa-india/3",
      hash: "33829453",
      width: 1920,
      height: 1200,
      tints: [
        "#87bacf",
        "#b9c0ae",
        "#ecd2a5"
      ],
      alt: "Boys playing cricket on the firm sand"
    },
    {
      name: "beaches/miramar-beach-goa-india/4",
      hash: "a258281d",
      width: 1920,
      height: 1200,
      tints: [
        "#cf7f49",
        "#bc875b",
        "#9c7c81"
      ],
      alt: "A food cart with corn on the promenade"
    },
    {
      name: "beaches/miramar-beach-goa-india/5",
      hash: "c2bdaf49",
      width: 1920,
      height: 1200,
      tints: [
        "#ccc7b1",
        "#beb8a1",
        "#b3b39b"
      ],
      alt: "Egrets at the edge of the river mouth"
    },
    {
      name: "beaches/miramar-beach-goa-india/6",
      hash: "e1fd746f",
      width: 1920,
      height: 1200,
      tints: [
        "#5e92b8",
        "#8cb0ae",
        "#d5ac88"
      ],
      alt: "The promenade with its benches"
    },
    {
      name: "beaches/miramar-beach-goa-india/7",
      hash: "ff62e080",
      width: 1920,
      height: 1200,
      tints: [
        "#b97236",
        "#b1905c",
        "#b68d68"
      ],
      alt: "A river boat passing the beach at sunset"
    }
  ],
  gallery: [],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "Evening walks: office workers, grandmothers, cricket, corn on the cob.",
        "The view over the river mouth to Aguada and Reis Magos."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Soft and dark, up to two hundred metres wide at low tide.",
        "River water meets sea water here: strong currents, brown after rain."
      ]
    },
    {
      title: "Company",
      lines: [
        "Empty until four, full of Panaji families until eight, on Sundays most of all."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, for the evenings; it is pleasant for a walk all year."
      ]
    }
  ],
  activities: [
    "Sunset walk to the river mouth",
    "Street food by the roundabout",
    "Birdwatching at low tide",
    "Joggers’ path under the casuarinas"
  ],
  safety: [
    "Do not swim: the current of the Mandovi runs out to sea with the tide.",
    "Children may paddle at the edge on a rising tide, with an adult."
  ],
  gettingThere: [
    "City buses from the Kadamba stand in ten minutes.",
    "From Candolim 15 km over the Mandovi bridge."
  ],
  nearby: [
    "Dona Paula, 4 km south",
    "Fontainhas and the centre of Panaji, 3 km",
    "Santa Monica Jetty for river cruises, 4 km"
  ],
  hotels: [
    "amara-grand-hotel"
  ],
  meta: {
    title: "Miramar Beach, Panaji: evening walks at the river mouth",
    description: "Miramar in Panaji is for evening walks at the mouth of the Mandovi, not for bathing. Promenade, food stalls, buses, and the reason.",
    keywords: [
      "Miramar Beach",
      "Miramar Beach Goa",
      "Miramar Goa how to reach",
      "Miramar best time",
      "beaches near Miramar"
    ],
    socialPicture: "social/beaches-miramar-beach-goa-india"
  },
  more: []
}
