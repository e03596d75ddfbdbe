// Made from the example business by the `content` command; do not edit.
import { amaraGrandHotelCard } from './amara-grand-hotel-card.ts'
import { amaraGrandHotelPictures } from './amara-grand-hotel-pictures.ts'
import type { Hotel } from '../hotel.ts'

export const amaraGrandHotel: Hotel = {
  ...amaraGrandHotelCard,
  description: "Amara Grand stands on the Fort Aguada road in Candolim, in two white wings built the way Goan families built in the 1920s: laterite plinths, deep verandas, window panes of polished oyster shell. Between the wings lies a garden of an acre with one long pool. The lane behind the garden reaches Candolim beach in seven minutes on foot. Fort Aguada is a ten-minute drive south, and Calangute market as far to the north. It suits families and couples who want space, quiet after ten, and a proper breakfast.",
  mapEmbed: "https://www.google.com/maps?q=15.5162,73.7668&z=15&output=embed",
  rooms: [
    {
      key: "deluxe",
      category: "Deluxe Room",
      price: 3299,
      description: "First-floor rooms over the garden with red oxide floors, a carved bed made in Margao and a balcony just deep enough for two cane chairs and the morning paper.",
      pictures: amaraGrandHotelPictures.rooms['deluxe'],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "30 sq m",
        "King or twin beds",
        "Balcony over the garden",
        "Shower"
      ]
    },
    {
      key: "premium",
      category: "Premium Pool View",
      price: null,
      description: "Corner rooms of the east wing that look down the length of the pool. A four-poster, a sitting corner with a daybed, and a bathroom in hand-painted tile with both tub and shower.",
      pictures: amaraGrandHotelPictures.rooms['premium'],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "38 sq m",
        "King bed and daybed",
        "Pool view",
        "Tub and shower"
      ]
    },
    {
      key: "suite",
      category: "Mansion Suite",
      price: null,
      description: "The former family apartment on the top floor of the west wing: bedroom, sitting room with rosewood settees, and a terrace from which you see the sea over the palms. There is one only, so its price is quoted with the dates.",
      pictures: amaraGrandHotelPictures.rooms['suite'],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "62 sq m",
        "King bed and sofa bed",
        "Private terrace",
        "Two bathrooms"
      ]
    }
  ],
  email: "stay@amaragrand.example",
  menuAndRates: null,
  checkIn: "13:00",
  checkOut: "11:00",
  heroPictures: amaraGrandHotelPictures.hero,
  exteriorPictures: amaraGrandHotelPictures.exterior,
  poolPictures: amaraGrandHotelPictures.pool,
  diningPictures: amaraGrandHotelPictures.dining,
  facilities: [
    "Garden pool of 22 m",
    "Restaurant and veranda bar",
    "Reading room",
    "Lift in the east wing",
    "Step-free ground-floor room",
    "Free parking",
    "Generator",
    "Wireless internet"
  ],
  gettingThere: [
    "Manohar International Airport (Mopa): 40 km, about 70 minutes by car.",
    "Goa International Airport (Dabolim): 38 km, about 70 minutes.",
    "Thivim railway station: 22 km, about 45 minutes.",
    "Buses between Panaji and Calangute stop at the gate on the Fort Aguada road."
  ],
  faq: {
    heading: "Good to know before you book Amara Grand",
    sections: [
      {
        title: "CP plan (room and breakfast)",
        lines: [
          "Room for two with buffet breakfast: fruit, eggs to order, idli and dosa, poi from the village baker.",
          "Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm.",
          "Use of the pool, the garden and the reading room is included."
        ]
      },
      {
        title: "MAP plan (room, breakfast and dinner)",
        lines: [
          "Everything in CP, and dinner for two in the dining hall or on the veranda.",
          "Dinner is a set Goan or North Indian menu on weekdays and a buffet on Friday and Saturday.",
          "Lunch can be taken in place of dinner if you say so by 10:30 am."
        ]
      },
      {
        title: "Extra child and adult charges by season",
        lines: [
          "Child from 5 to 12 without a bed: ₹500 per night with breakfast, all year.",
          "Extra adult, with a bed and breakfast: the mattress charge of the season.",
          "Extra mattress, June to September: ₹500 per night.",
          "Extra mattress, October to 19 December and 6 January to May: ₹1,000 per night.",
          "Extra mattress, 20 December to 5 January: ₹1,500 per night."
        ]
      },
      {
        title: "Child policy",
        lines: [
          "A child under 5 stays free in the parents’ bed.",
          "From the 13th birthday a guest counts as an adult.",
          "Cots are free; ask for one with your enquiry, since there are four.",
          "The pool has a shallow end of 0.9 m but no lifeguard: children swim with an adult beside them."
        ]
      },
      {
        title: "Honeymoon add-on",
        lines: [
          "₹3,000 per couple on the MAP plan, ₹4,000 per couple on the CP plan.",
          "Flowers in the room on arrival, a cake, a bottle of Goan port wine, and one candle-lit dinner in the garden. The dinner is what makes it dearer on CP."
        ]
      },
      {
        title: "Facilities",
        lines: [
          "Garden pool of 22 metres, open 7:00 am to 8:00 pm.",
          "Restaurant, veranda bar, reading room, and a ground-floor room with a step-free bathroom.",
          "Free parking for 20 cars, lift in the east wing, wireless internet throughout, generator for power cuts."
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
          "Check-in from 1 pm, check-out by 11 am.",
          "Arriving earlier? Bags can be left and the pool used from 9 am.",
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
          "Rates are for two people and include taxes.",
          "Gala dinners on 24 and 31 December are compulsory and are quoted with your booking.",
          "Music in the garden ends at 10 pm, as the law in Goa asks. Pets cannot be accommodated."
        ]
      }
    ]
  },
  meta: {
    title: "Amara Grand Hotel, Candolim: garden pool near the beach",
    description: "Two Indo-Portuguese wings around a garden pool in Candolim, seven minutes on foot from the beach. Deluxe rooms from ₹3,299 a night, 20% off, breakfast plans and family rules in plain words.",
    keywords: [
      "Amara Grand Hotel",
      "hotel in Candolim",
      "Candolim hotel with pool",
      "heritage style hotel Goa",
      "family hotel North Goa"
    ],
    socialPicture: "social/hotels-amara-grand-hotel"
  },
  more: []
}
