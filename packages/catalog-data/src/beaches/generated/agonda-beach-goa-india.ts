// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const agondaBeachGoaIndia: Beach = {
  id: "beach-10",
  slug: "agonda-beach-goa-india",
  name: "Agonda Beach",
  description: "Three kilometres in a long curve between two wooded headlands, with one road, huts of wood and leaf, and no loud music by agreement of the village. Turtles nest here, which settles most questions.",
  facilities: [
    "Huts and small restaurants",
    "Lifeguards 7:30 am to 6:00 pm",
    "Parking by the church",
    "Scooter hire"
  ],
  sports: [
    "Kayaking",
    "Stand-up paddling"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.0448,73.9856&z=14&output=embed",
  location: "Agonda, Canacona, South Goa",
  coordinates: {
    lat: 15.0448,
    lng: 73.9856
  },
  category: "Quiet",
  facilityCount: 4,
  sportCount: 2,
  pictures: [
    {
      name: "beaches/agonda-beach-goa-india/1",
      hash: "7d8b6b48",
      width: 1920,
      height: 1200,
      tints: [
        "#7dabb6",
        "#95aa98",
        "#9eae9b"
      ],
      alt: "The long curve of Agonda between wooded headlands"
    },
    {
      name: "beaches/agonda-beach-goa-india/2",
      hash: "3440a322",
      width: 1920,
      height: 1200,
      tints: [
        "#719994",
        "#9f9f87",
        "#dfcaa1"
      ],
      alt: "Huts of wood and palm leaf along the sand"
    },
    {
      name: "beaches/agonda-beach-goa-india/3",
      hash: "c4167122",
      width: 1920,
      height: 1200,
      tints: [
        "#bfc5b1",
        "#d2c0a0",
        "#d3be9a"
      ],
      alt: "A fenced turtle nest with a small sign"
    },
    {
      name: "beaches/agonda-beach-goa-india/4",
      hash: "268637bc",
      width: 1920,
      height: 1200,
      tints: [
        "#548294",
        "#80a4b0",
        "#cfbf9f"
      ],
      alt: "A kayak pulled up under palms"
    }
  ],
  gallery: [
    {
      name: "beaches/agonda-beach-goa-india/5",
      hash: "904eea02",
      width: 1920,
      height: 1200,
      tints: [
        "#b2753c",
        "#c1965d",
        "#c08a5c"
      ],
      alt: "Fishing boats at the southern end"
    },
    {
      name: "beaches/agonda-beach-goa-india/6",
      hash: "18dd3167",
      width: 1920,
      height: 1200,
      tints: [
        "#70a19f",
        "#9cac97",
        "#a48965"
      ],
      alt: "The white church of St Anne by the road"
    },
    {
      name: "beaches/agonda-beach-goa-india/7",
      hash: "c8c59613",
      width: 1920,
      height: 1200,
      tints: [
        "#8eab9e",
        "#899f92",
        "#98aca1"
      ],
      alt: "Waves breaking at the northern headland"
    },
    {
      name: "beaches/agonda-beach-goa-india/1",
      hash: "7d8b6b48",
      width: 1920,
      height: 1200,
      tints: [
        "#7dabb6",
        "#95aa98",
        "#9eae9b"
      ],
      alt: "The long curve of Agonda between wooded headlands"
    },
    {
      name: "beaches/agonda-beach-goa-india/2",
      hash: "3440a322",
      width: 1920,
      height: 1200,
      tints: [
        "#719994",
        "#9f9f87",
        "#dfcaa1"
      ],
      alt: "Huts of wood and palm leaf along the sand"
    },
    {
      name: "beaches/agonda-beach-goa-india/3",
      hash: "c4167122",
      width: 1920,
      height: 1200,
      tints: [
        "#bfc5b1",
        "#d2c0a0",
        "#d3be9a"
      ],
      alt: "A fenced turtle nest with a small sign"
    },
    {
      name: "beaches/agonda-beach-goa-india/4",
      hash: "268637bc",
      width: 1920,
      height: 1200,
      tints: [
        "#548294",
        "#80a4b0",
        "#cfbf9f"
      ],
      alt: "A kayak pulled up under palms"
    }
  ],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "Olive ridley turtles: the forest department fences the nests and releases the hatchlings.",
        "The silence after ten at night."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Golden, coarse and clean from end to end.",
        "Steeper and stronger than Palolem: waders are pulled off their feet on windy days."
      ]
    },
    {
      title: "Company",
      lines: [
        "Readers, swimmers and yoga students. Full only in the week after Christmas."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February; by April the huts are being taken down again."
      ]
    }
  ],
  activities: [
    "Walk from headland to headland",
    "Turtle watch with the forest guards",
    "Boat to Butterfly beach",
    "Yoga at sunrise"
  ],
  safety: [
    "Swim near the middle, where the lifeguards sit; both ends have currents round the rocks.",
    "No lights or fires on the sand at night in the nesting season."
  ],
  gettingThere: [
    "Taxi from Canacona railway station, 9 km, or from Margao, 37 km.",
    "Three buses a day from Chaudi; a scooter is simpler."
  ],
  nearby: [
    "Butterfly beach by boat, 25 minutes",
    "Palolem, 9 km south",
    "Cabo de Rama fort, 15 km north"
  ],
  hotels: [],
  meta: {
    title: "Agonda Beach, South Goa: what to expect and how to get there",
    description: "Agonda in Canacona: three kilometres between two headlands, turtles, huts and quiet nights. Currents, lifeguards and how to come.",
    keywords: [
      "Agonda Beach",
      "Agonda Beach Goa",
      "Agonda Goa how to reach",
      "Agonda best time",
      "beaches near Agonda"
    ],
    socialPicture: "social/beaches-agonda-beach-goa-india"
  },
  more: []
}
