// Made from the example business by the `content` command; do not edit.
import type { RateCard } from '../rate-card.ts'

export const wotelCalanguteRates: RateCard = {
  slug: "wotel-calangute",
  hotel: "Wotel Calangute",
  validFrom: "2026-10-01",
  validTo: "2027-09-30",
  plan: "CP, room and breakfast for two, per night",
  seasons: [
    {
      name: "Monsoon",
      days: "June to September"
    },
    {
      name: "Season",
      days: "October to 19 December and 6 January to May"
    },
    {
      name: "Peak",
      days: "20 December to 5 January"
    }
  ],
  extras: [
    {
      name: "Plate of the day at dinner (MAP)",
      price: "₹350 per person"
    },
    {
      name: "Extra mattress per night",
      price: "₹500 / ₹1,000 / ₹1,500 by season"
    },
    {
      name: "Child above 5 and up to 12 without bed",
      price: "₹500 per night"
    }
  ],
  notes: [
    "Taxes are included.",
    "Mattresses fit in deluxe rooms only."
  ],
  menu: [
    {
      title: "All day",
      dishes: [
        {
          name: "Bun maska and chai",
          price: 110
        },
        {
          name: "Ros omelette with pao",
          price: 180
        },
        {
          name: "Avocado on poi",
          price: 260
        },
        {
          name: "Plate of the day",
          price: 350
        }
      ]
    },
    {
      title: "Coffee, from Chikmagalur",
      dishes: [
        {
          name: "Filter coffee",
          price: 80
        },
        {
          name: "Cold brew with jaggery",
          price: 150
        }
      ]
    }
  ],
  rows: [
    {
      room: "Classic Room",
      prices: [
        1999,
        2299,
        2799
      ]
    },
    {
      room: "Deluxe Room",
      prices: [
        2399,
        2699,
        3199
      ]
    }
  ]
}
