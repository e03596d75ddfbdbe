// Made from the example business by the `content` command; do not edit.
import { wotelCalanguteCard } from './wotel-calangute-card.ts'
import { wotelCalangutePictures } from './wotel-calangute-pictures.ts'
import type { Hotel } from '../hotel.ts'

export const wotelCalangute: Hotel = {
  ...wotelCalanguteCard,
  description: "Wotel is a small block of 1964, built as a bank officers’ holiday home and kept as it was drawn: a sunscreen wall of concrete lozenges, terrazzo stairs, round mirrors. It has fourteen rooms, a café at street level and a plunge pool on the roof, from which you see the sea between two palms. Calangute beach is ten minutes away along the lane. There is no lift and no night desk, and the price says so. Pick it if you are out all day and like a good shower, a good bed and good coffee.",
  mapEmbed: "https://www.google.com/maps?q=15.5462,73.7592&z=16&output=embed",
  rooms: [
    {
      key: "classic",
      category: "Classic Room",
      price: 1999,
      description: "A compact room where the morning sun draws the pattern of the wall across the floor. Low bed, open rail for clothes, a shelf with six books that you may take if you leave one.",
      pictures: wotelCalangutePictures.rooms['classic'],
      childWithoutBed: "₹500 per night above age 5, breakfast included",
      extraAdultWithBed: null,
      facts: [
        "18 sq m",
        "Double bed",
        "Street or court side",
        "Shower"
      ]
    },
    {
      key: "deluxe",
      category: "Deluxe Room",
      price: 2399,
      description: "The corner rooms, half as large again, with a window seat behind the screen where a mattress for a third guest also fits. Ask for the third floor if you mind footsteps above you.",
      pictures: wotelCalangutePictures.rooms['deluxe'],
      childWithoutBed: "₹500 per night above age 5, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "26 sq m",
        "Queen bed",
        "Window seat",
        "Shower",
        "Kettle and small fridge"
      ]
    }
  ],
  email: null,
  menuAndRates: "/rates/wotel-calangute",
  checkIn: "12:00",
  checkOut: "10:00",
  heroPictures: wotelCalangutePictures.hero,
  exteriorPictures: wotelCalangutePictures.exterior,
  poolPictures: wotelCalangutePictures.pool,
  diningPictures: wotelCalangutePictures.dining,
  facilities: [
    "Rooftop plunge pool",
    "Café",
    "Record library",
    "Free bicycles",
    "Two parking spaces",
    "Wireless internet"
  ],
  gettingThere: [
    "Manohar International Airport (Mopa): 36 km, about an hour.",
    "Goa International Airport (Dabolim): 41 km, about 80 minutes.",
    "Thivim railway station: 19 km, about 35 minutes.",
    "From Calangute bus stand walk towards the beach, then right at the tailor’s: 12 minutes."
  ],
  faq: {
    heading: "Wotel Calangute, the short version",
    sections: [
      {
        title: "CP plan (room and breakfast)",
        lines: [
          "Room for two and breakfast in the café: eggs or upma, bun maska, fruit, filter coffee.",
          "Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm."
        ]
      },
      {
        title: "MAP plan (room, breakfast and dinner)",
        lines: [
          "The café cooks one dinner a night, a plate of the day with rice or bread, vegetarian or not.",
          "If you would rather go out, stay on CP: forty kitchens are within ten minutes’ walk."
        ]
      },
      {
        title: "Extra child and adult charges by season",
        lines: [
          "Child above 5 and up to 12, without a bed: ₹500 per night with breakfast.",
          "Extra mattresses fit in deluxe rooms only.",
          "Extra mattress, June to September: ₹500 per night.",
          "Extra mattress, October to 19 December and 6 January to May: ₹1,000 per night.",
          "Extra mattress, 20 December to 5 January: ₹1,500 per night."
        ]
      },
      {
        title: "Child policy",
        lines: [
          "Children from 1 to 5 stay free. Above 5 they are charged as listed.",
          "The roof pool is 1.3 m deep throughout and closed to children without an adult."
        ]
      },
      {
        title: "Facilities",
        lines: [
          "Rooftop plunge pool, 6 by 4 metres, open 8:00 am to 8:00 pm.",
          "Café on the ground floor, library of Goan records, bicycles without charge.",
          "No lift: three floors, one staircase. Two parking spaces, first come."
        ]
      },
      {
        title: "Booking process",
        lines: [
          "Send an enquiry with your dates, the number of guests and the ages of the children.",
          "We check the room with the hotel and answer within 24 hours with the exact price.",
          "A 50% deposit confirms the booking. Until it is paid the room is not held.",
          "The balance is paid at check-in by cash, card, UPI or net banking."
        ]
      },
      {
        title: "Check-in details",
        lines: [
          "Check-in at 12 noon, check-out at 10:00 AM.",
          "There is no night desk. For an arrival after 9 pm you get a door code on the day.",
          "Every adult shows a government photo ID with an address at check-in. A PAN card carries no address and is not accepted.",
          "A passport is mandatory for non-resident Indians and foreigners, with the visa where one is needed."
        ]
      },
      {
        title: "Cancellation policy",
        lines: [
          "Cancelled 30 or more days before check-in: free, and everything you have paid is returned.",
          "Cancelled 15 to 30 days before check-in: one night is charged.",
          "Cancelled under 15 days before check-in, or no arrival: the full stay is charged.",
          "Refunds are processed within 7 to 14 business days, to the account the money came from."
        ]
      },
      {
        title: "Terms",
        lines: [
          "The rate covers two people and taxes.",
          "The hotel takes no calls of its own: our office in Candolim answers for it.",
          "Quiet hours are 10 pm to 8 am, also on the roof."
        ]
      }
    ]
  },
  meta: {
    title: "Wotel Calangute: a small modernist hotel with a roof pool",
    description: "Fourteen rooms of 1964 behind a sunscreen wall, ten minutes from Calangute beach. Roof plunge pool, café, free bicycles. From ₹1,999 a night, 14% off.",
    keywords: [
      "Wotel Calangute",
      "boutique hotel Calangute",
      "budget hotel with pool Goa",
      "modernist hotel Goa",
      "hotel near Calangute beach"
    ],
    socialPicture: "social/hotels-wotel-calangute"
  },
  more: []
}
