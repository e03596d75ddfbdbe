// Made from the example business by the `content` command; do not edit.
import type { RateCard } from '../rate-card.ts'

export const regentLagunaHotelRates: RateCard = {
  slug: "regent-laguna-hotel",
  hotel: "Regent Laguna Hotel",
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
      name: "Dinner buffet (MAP)",
      price: "₹550 per adult, ₹300 per child from 5 to 12"
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
      name: "Late check-out until 4 pm",
      price: "Half a night"
    }
  ],
  notes: [
    "Taxes are included.",
    "The non-refundable Saver rate is quoted with your dates."
  ],
  menu: [
    {
      title: "Grill counter",
      dishes: [
        {
          name: "Kingfish steak with recheado",
          price: 520
        },
        {
          name: "Paneer and pepper skewers",
          price: 340
        },
        {
          name: "Half chicken, peri peri",
          price: 440
        }
      ]
    },
    {
      title: "Restaurant",
      dishes: [
        {
          name: "Mushroom xacuti with rice",
          price: 320
        },
        {
          name: "Goan fish curry with rice",
          price: 390
        },
        {
          name: "Jain thali",
          price: 360
        }
      ]
    },
    {
      title: "Juice bar",
      dishes: [
        {
          name: "Kokum soda",
          price: 110
        },
        {
          name: "Watermelon and mint",
          price: 140
        },
        {
          name: "Tender coconut",
          price: 90
        }
      ]
    }
  ],
  rows: [
    {
      room: "Superior Room",
      prices: [
        2499,
        2699,
        3099
      ]
    },
    {
      room: "Pool Access Room",
      prices: [
        2799,
        2999,
        3299
      ]
    },
    {
      room: "Family Studio",
      prices: [
        2999,
        3099,
        3299
      ]
    }
  ]
}
