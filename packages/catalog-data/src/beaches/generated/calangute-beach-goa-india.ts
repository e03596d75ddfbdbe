// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-calangute-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { calanguteBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './calangute-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const calanguteBeachGoaIndia: Beach = {
  ...calanguteBeachGoaIndiaCard,
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
  gallery: [
    withAlt(picture_picture5, "Fishing boats and nets south of the steps"),
    withAlt(picture_picture6, "Stalls with hats and inflatable rings"),
    withAlt(picture_picture7, "The beach at sunset from the south"),
    picture1,
    picture2,
    picture3,
    picture4
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
