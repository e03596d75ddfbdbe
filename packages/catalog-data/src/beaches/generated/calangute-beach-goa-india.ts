// Made from the example business by the `content` command; do not edit.
import type { Beach } from '../beach.ts'

export const calanguteBeachGoaIndia: Beach = {
  id: "beach-6",
  slug: "calangute-beach-goa-india",
  name: "Calangute Beach",
  description: "The longest of the northern beaches and the one every Indian family knows, with steps, stalls, lifeguards and everything else in reach. Five hundred metres either side of the main steps it grows calm.",
  facilities: [
    "Lifeguards 7:30 am to 6:00 pm",
    "Beach shacks",
    "Toilets and showers at the steps",
    "Paid parking",
    "Cash machines",
    "First aid post"
  ],
  sports: [
    "Parasailing",
    "Jet ski",
    "Banana ride",
    "Bumper ride",
    "Speedboat"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5439,73.7553&z=14&output=embed",
  location: "Calangute, Bardez, North Goa",
  coordinates: {
    lat: 15.5439,
    lng: 73.7553
  },
  category: "Beach",
  facilityCount: 6,
  sportCount: 5,
  pictures: [
    {
      name: "beaches/calangute-beach-goa-india/1",
      hash: "006a9a59",
      width: 1920,
      height: 1200,
      tints: [
        "#99beb4",
        "#ac9981",
        "#c0a587"
      ],
      alt: "Calangute beach and its broad steps, with families at the water"
    },
    {
      name: "beaches/calangute-beach-goa-india/2",
      hash: "07be206a",
      width: 1920,
      height: 1200,
      tints: [
        "#489bb2",
        "#7cbcc6",
        "#3da6a6"
      ],
      alt: "A parasail rising from a boat off Calangute"
    },
    {
      name: "beaches/calangute-beach-goa-india/3",
      hash: "311accb0",
      width: 1920,
      height: 1200,
      tints: [
        "#72adb6",
        "#9ab5af",
        "#bda183"
      ],
      alt: "The white church of St Alex with its dome"
    },
    {
      name: "beaches/calangute-beach-goa-india/4",
      hash: "b371b293",
      width: 1920,
      height: 1200,
      tints: [
        "#8dc2d1",
        "#adc1b6",
        "#d3c4a1"
      ],
      alt: "A lifeguard tower with red and yellow flags"
    }
  ],
  gallery: [
    {
      name: "beaches/calangute-beach-goa-india/5",
      hash: "193cf4a6",
      width: 1920,
      height: 1200,
      tints: [
        "#b0c4c5",
        "#b8c4b1",
        "#babb99"
      ],
      alt: "Fishing boats and nets south of the steps"
    },
    {
      name: "beaches/calangute-beach-goa-india/6",
      hash: "993484c2",
      width: 1920,
      height: 1200,
      tints: [
        "#5fa2ab",
        "#959d97",
        "#cabca0"
      ],
      alt: "Stalls with hats and inflatable rings"
    },
    {
      name: "beaches/calangute-beach-goa-india/7",
      hash: "e596b23b",
      width: 1920,
      height: 1200,
      tints: [
        "#a2655b",
        "#cf9a73",
        "#c89b82"
      ],
      alt: "The beach at sunset from the south"
    },
    {
      name: "beaches/calangute-beach-goa-india/1",
      hash: "006a9a59",
      width: 1920,
      height: 1200,
      tints: [
        "#99beb4",
        "#ac9981",
        "#c0a587"
      ],
      alt: "Calangute beach and its broad steps, with families at the water"
    },
    {
      name: "beaches/calangute-beach-goa-india/2",
      hash: "07be206a",
      width: 1920,
      height: 1200,
      tints: [
        "#489bb2",
        "#7cbcc6",
        "#3da6a6"
      ],
      alt: "A parasail rising from a boat off Calangute"
    },
    {
      name: "beaches/calangute-beach-goa-india/3",
      hash: "311accb0",
      width: 1920,
      height: 1200,
      tints: [
        "#72adb6",
        "#9ab5af",
        "#bda183"
      ],
      alt: "The white church of St Alex with its dome"
    },
    {
      name: "beaches/calangute-beach-goa-india/4",
      hash: "b371b293",
      width: 1920,
      height: 1200,
      tints: [
        "#8dc2d1",
        "#adc1b6",
        "#d3c4a1"
      ],
      alt: "A lifeguard tower with red and yellow flags"
    }
  ],
  bestTimeToVisit: "Oct-Mar",
  about: [
    {
      title: "Known for",
      lines: [
        "The broad steps where half of Goa’s holiday photographs are taken.",
        "St Alex’s church with its dome, on the road to Mapusa."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Golden brown, wide and deep; hot underfoot at noon.",
        "Regular waves of up to a metre and a visible undertow after full moon."
      ]
    },
    {
      title: "Company",
      lines: [
        "Families and day trippers; very full on Sundays and in the Diwali and Christmas weeks."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. The sea is rough and bathing closed from June to September."
      ]
    }
  ],
  activities: [
    "Five water sports on one ticket",
    "Breakfast at the market bakeries",
    "Saturday market for fish and vegetables",
    "Sunset from the sand south of the steps"
  ],
  safety: [
    "No bathing after sunset or beyond the flags: the undertow here takes strong swimmers too.",
    "Children get lost at the main steps; agree on a meeting point."
  ],
  gettingThere: [
    "Buses from Panaji (45 minutes) and Mapusa (30 minutes) end 900 m from the beach.",
    "Prepaid taxis from both airports know it best of all."
  ],
  nearby: [
    "Baga, 2 km north",
    "Candolim, 3 km south",
    "St Alex’s church, 1.5 km inland"
  ],
  hotels: [
    "regent-laguna-hotel",
    "wotel-calangute",
    "amara-grand-hotel"
  ],
  meta: {
    title: "Calangute Beach, North Goa: what to expect and how to get there",
    description: "Calangute, the longest beach of the north: main steps, five water sports, lifeguards, buses. Where it grows calm and when not to bathe.",
    keywords: [
      "Calangute Beach",
      "Calangute Beach Goa",
      "Calangute Goa how to reach",
      "Calangute best time",
      "beaches near Calangute"
    ],
    socialPicture: "social/beaches-calangute-beach-goa-india"
  },
  more: []
}
