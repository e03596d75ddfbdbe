// Made from the example business by the `content` command; do not edit.
import { regentLagunaHotelCard } from './regent-laguna-hotel-card.ts'
import { regentLagunaHotelPictures } from './regent-laguna-hotel-pictures.ts'
import type { Hotel } from '../hotel.ts'

export const regentLagunaHotel: Hotel = {
  ...regentLagunaHotelCard,
  description: "At Regent Laguna the pool is the street plan. It winds for sixty metres between ochre arcades, under three footbridges, past the restaurant and up to the doors of the ground-floor rooms. Outside the gate is Holiday Street with its chemists, cafés and bakeries, and the main steps of Calangute beach are eight minutes away. Inside, the arcades keep the noise of the town out. It is the easiest of our hotels for children and for wheelchair users: everything is level, and there is a lift.",
  mapEmbed: "https://www.google.com/maps?q=15.5402,73.7608&z=15&output=embed",
  rooms: [
    {
      key: "superior",
      category: "Superior Room",
      price: 2499,
      description: "First and second-floor rooms with an arched window and a balcony over the footbridges. Beds can be pushed together or apart; say which when you book.",
      pictures: regentLagunaHotelPictures.rooms['superior'],
      childWithoutBed: "₹500 per night with breakfast, ₹800 with breakfast and dinner",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "27 sq m",
        "King or twin beds",
        "Balcony over the pool",
        "Shower"
      ]
    },
    {
      key: "pool-access",
      category: "Pool Access Room",
      price: 2799,
      description: "Open the doors, cross your own deck, and three steps lead into the water. The quietest of these are numbers 4 to 7, at the narrow end where no one swims laps.",
      pictures: regentLagunaHotelPictures.rooms['pool-access'],
      childWithoutBed: "₹500 per night with breakfast, from the age of 8",
      extraAdultWithBed: null,
      facts: [
        "29 sq m",
        "King bed",
        "Private deck with two loungers",
        "Rain shower",
        "From age 8"
      ]
    },
    {
      key: "studio",
      category: "Family Studio",
      price: 2999,
      description: "A long room under the roof with a kitchenette for the early riser’s tea and the child’s khichdi, a sofa that becomes a bed and a table to play cards at.",
      pictures: regentLagunaHotelPictures.rooms['studio'],
      childWithoutBed: "₹500 per night with breakfast, ₹800 with breakfast and dinner",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "41 sq m",
        "King bed and sofa bed",
        "Kitchenette with two rings",
        "Shower and washing machine"
      ]
    }
  ],
  email: "desk@regentlaguna.example",
  menuAndRates: "/rates/regent-laguna-hotel",
  checkIn: "12:00",
  checkOut: "11:00",
  heroPictures: regentLagunaHotelPictures.hero,
  exteriorPictures: regentLagunaHotelPictures.exterior,
  poolPictures: regentLagunaHotelPictures.pool,
  diningPictures: regentLagunaHotelPictures.dining,
  facilities: [
    "Lagoon pool of 60 m",
    "Fenced paddling pool",
    "Restaurant and grill",
    "Spa with three rooms",
    "Lift to all floors",
    "Two rooms for wheelchair users",
    "Basement parking",
    "Wireless internet"
  ],
  gettingThere: [
    "Manohar International Airport (Mopa): 36 km, about an hour.",
    "Goa International Airport (Dabolim): 40 km, about 80 minutes.",
    "Thivim railway station: 19 km, about 35 minutes.",
    "Calangute bus stand is 900 m away; a prepaid taxi knows Holiday Street."
  ],
  faq: {
    heading: "Regent Laguna: plans, charges and house rules",
    sections: [
      {
        title: "CP plan (room and breakfast)",
        lines: [
          "Room for two with the breakfast buffet beside the pool.",
          "Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm."
        ]
      },
      {
        title: "MAP plan (room, breakfast and dinner)",
        lines: [
          "CP with the dinner buffet, which changes every evening: Goan on Wednesday, grill on Saturday.",
          "Vegetarian and Jain dishes are cooked on a separate range; tell us when you book."
        ]
      },
      {
        title: "Saver rate",
        lines: [
          "The same room on the CP plan for less, paid in full when you book.",
          "It is non-refundable: if you cancel, change the dates or do not arrive, 100% is forfeited.",
          "The cancellation policy below applies to every other rate."
        ]
      },
      {
        title: "Extra child and adult charges by season",
        lines: [
          "Child from 5 to 12 without a bed: ₹500 per night with breakfast, ₹800 with breakfast and dinner.",
          "Extra adult with a bed: the mattress charge of the season, and ₹550 for dinner on the MAP plan.",
          "Extra mattress, June to September: ₹500 per night.",
          "Extra mattress, October to 19 December and 6 January to May: ₹1,000 per night.",
          "Extra mattress, 20 December to 5 January: ₹1,500 per night."
        ]
      },
      {
        title: "Child policy",
        lines: [
          "A child under 5 is free, meals included.",
          "There is a separate paddling pool, 40 cm deep and fenced.",
          "Pool access rooms open straight on to water 1.2 m deep. They are not given to families with children under 8."
        ]
      },
      {
        title: "Facilities",
        lines: [
          "Lagoon pool of 60 metres from end to end, open 7:00 am to 9:00 pm; the footbridges are lit at night.",
          "Restaurant, grill counter, juice bar, spa with three rooms, children’s paddling pool.",
          "Lift to all floors, two rooms for wheelchair users, basement parking."
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
          "Check-in from 12 pm, check-out by 11 am.",
          "Late check-out until 4 pm costs half a night, if the room is free.",
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
          "Rates are for two adults with taxes. Meal plans cannot be changed during the stay.",
          "Swimwear is asked for in the pool; cotton clothes clog its filters.",
          "Outside food is welcome in studios, which have their own kitchenette, but not at the pool."
        ]
      }
    ]
  },
  meta: {
    title: "Regent Laguna Hotel, Calangute: rooms on a lagoon pool",
    description: "A sixty-metre pool winds between ochre arcades, eight minutes from Calangute beach. Level floors, lift, paddling pool. Rooms from ₹2,499 a night, 18% off.",
    keywords: [
      "Regent Laguna Hotel",
      "hotel in Calangute",
      "pool access room Goa",
      "family hotel Calangute",
      "wheelchair friendly hotel Goa"
    ],
    socialPicture: "social/hotels-regent-laguna-hotel"
  },
  more: []
}
