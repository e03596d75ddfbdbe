// Made from the example business by the `content` command; do not edit.
import type { RateCard } from '../rate-card.ts'

export const laViewHotelRates: RateCard = {
  slug: "la-view-hotel",
  hotel: "La View Hotel",
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
      name: "Dinner for two (MAP)",
      price: "₹900 per night"
    },
    {
      name: "Extra mattress per night",
      price: "₹500 / ₹1,000 / ₹1,500 by season"
    },
    {
      name: "Child 5 to 12 without bed",
      price: "₹500 per night"
    },
    {
      name: "Honeymoon add-on per couple",
      price: "₹3,000 on MAP, ₹4,000 on CP"
    }
  ],
  notes: [
    "Taxes are included.",
    "From 20 December to 5 January at least three nights."
  ],
  menu: [
    {
      title: "From the terrace kitchen",
      dishes: [
        {
          name: "Fish thali with rice, curry and fried kingfish",
          price: 420
        },
        {
          name: "Vegetable caldine with poi",
          price: 290
        },
        {
          name: "Chicken cafreal with potatoes",
          price: 380
        },
        {
          name: "Prawn curry rice",
          price: 460
        }
      ]
    },
    {
      title: "In the morning",
      dishes: [
        {
          name: "Goan plate: patal bhaji, pao, egg",
          price: 220
        },
        {
          name: "Dosa with three chutneys",
          price: 180
        }
      ]
    },
    {
      title: "To drink",
      dishes: [
        {
          name: "Sol kadi",
          price: 80
        },
        {
          name: "Fresh lime, sweet or salt",
          price: 90
        },
        {
          name: "Filter coffee",
          price: 90
        }
      ]
    }
  ],
  rows: [
    {
      room: "Standard Room",
      prices: [
        2299,
        2499,
        2999
      ]
    },
    {
      room: "Sea View Room",
      prices: [
        2599,
        2899,
        3199
      ]
    },
    {
      room: "Family Room",
      prices: [
        2799,
        2999,
        3299
      ]
    }
  ]
}
