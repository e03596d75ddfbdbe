// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const butterflyBeachGoaIndia: Beach = {
  id: "beach-11",
  slug: "butterfly-beach-goa-india",
  name: "Butterfly Beach",
  description: "A half-moon of sand two hundred metres long, shut in by rocks and forest, reached by boat or by an hour on foot. There is nothing here but shade, fish and, in the first months after the rains, butterflies.",
  facilities: [
    "Natural shade"
  ],
  sports: [
    "Snorkelling",
    "Kayaking from Palolem"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.0203,74.0006&z=14&output=embed",
  location: "North of Palolem, Canacona, South Goa",
  coordinates: {
    lat: 15.0203,
    lng: 74.0006
  },
  category: "Quiet",
  facilityCount: 1,
  sportCount: 2,
  pictures: [
    {
      name: "beaches/butterfly-beach-goa-india/1",
      hash: "fa8e7baa",
      width: 1920,
      height: 1200,
      tints: [
        "#73a6ab",
        "#6e9b8c",
        "#51a999"
      ],
      alt: "A half-moon of sand between forest and rocks"
    },
    {
      name: "beaches/butterfly-beach-goa-india/2",
      hash: "377b3700",
      width: 1920,
      height: 1200,
      tints: [
        "#5aa5b8",
        "#5baba3",
        "#79c7b6"
      ],
      alt: "A small boat at anchor in clear water"
    },
    {
      name: "beaches/butterfly-beach-goa-india/3",
      hash: "ec9a6be7",
      width: 1920,
      height: 1200,
      tints: [
        "#7fb2b5",
        "#9fa58b",
        "#828973"
      ],
      alt: "Butterflies over flowers at the forest edge"
    },
    {
      name: "beaches/butterfly-beach-goa-india/4",
      hash: "03cdff47",
      width: 1920,
      height: 1200,
      tints: [
        "#6da0b5",
        "#5ea89c",
        "#509e8f"
      ],
      alt: "A snorkeller near the rocks"
    },
    {
      name: "beaches/butterfly-beach-goa-india/5",
      hash: "60a5f46b",
      width: 1920,
      height: 1200,
      tints: [
        "#7aafa3",
        "#4a8b7b",
        "#597b6d"
      ],
      alt: "The cove from the path above"
    },
    {
      name: "beaches/butterfly-beach-goa-india/6",
      hash: "7bb6f1f0",
      width: 1920,
      height: 1200,
      tints: [
        "#9fb3a2",
        "#9aa191",
        "#d8c29e"
      ],
      alt: "Footprints on the empty sand"
    },
    {
      name: "beaches/butterfly-beach-goa-india/7",
      hash: "173d6e9b",
      width: 1920,
      height: 1200,
      tints: [
        "#3b5d6e",
        "#7b6d77",
        "#515565"
      ],
      alt: "Rock pools at the end of the beach"
    }
  ],
  gallery: [],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "The butterflies of the forest edge, best in October and November in the morning.",
        "Clear water over rocks: in December and January as good for a mask as the Goan coast gets."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Pale and shelly, and gone under water for an hour at the highest tides.",
        "Sheltered; usually flat until the afternoon breeze."
      ]
    },
    {
      title: "Company",
      lines: [
        "A dozen people before ten, several boats from noon. Before and after that you may be alone."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, when boats can land. There is no access by sea in the monsoon."
      ]
    }
  ],
  activities: [
    "Boat from Palolem or Agonda",
    "Forest walk with a guide",
    "Look for dolphins on the way"
  ],
  safety: [
    "No lifeguard and no telephone signal: do not swim alone.",
    "Nothing is sold here: bring water, food and a bag for the rubbish.",
    "Agree on the hour of the return before the boat leaves.",
    "On foot go with a guide; the path forks unmarked."
  ],
  gettingThere: [
    "Boat from Palolem in 20 minutes or from Agonda in 25, for about ₹2,000 a boat.",
    "On foot an hour from the road’s end in the hills behind Palolem, steep in places."
  ],
  nearby: [
    "Honeymoon beach, the next cove",
    "Palolem, 3 km south-east",
    "Agonda, 4 km north"
  ],
  hotels: [],
  meta: {
    title: "Butterfly Beach, South Goa: what to expect and how to get there",
    description: "Butterfly beach north of Palolem, by boat or an hour on foot: clear water, forest, no lifeguard, nothing for sale. What to bring.",
    keywords: [
      "Butterfly Beach",
      "Butterfly Beach Goa",
      "Butterfly Goa how to reach",
      "Butterfly best time",
      "beaches near Butterfly"
    ],
    socialPicture: "social/beaches-butterfly-beach-goa-india"
  },
  more: []
}
