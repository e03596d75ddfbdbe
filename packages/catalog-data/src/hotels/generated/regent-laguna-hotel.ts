// Made from the example business by the `content` command; do not edit.
import type { Hotel } from '../hotel.ts'

export const regentLagunaHotel: Hotel = {
  id: "hotel-3",
  slug: "regent-laguna-hotel",
  name: "Regent Laguna Hotel",
  description: "At Regent Laguna the pool is the street plan. It winds for sixty metres between ochre arcades, under three footbridges, past the restaurant and up to the doors of the ground-floor rooms. Outside the gate is Holiday Street with its chemists, cafés and bakeries, and the main steps of Calangute beach are eight minutes away. Inside, the arcades keep the noise of the town out. It is the easiest of our hotels for children and for wheelchair users: everything is level, and there is a lift.",
  mapEmbed: "https://www.google.com/maps?q=15.5402,73.7608&z=15&output=embed",
  rooms: [
    {
      key: "superior",
      category: "Superior Room",
      price: 2499,
      description: "First and second-floor rooms with an arched window and a balcony over the footbridges. Beds can be pushed together or apart; say which when you book.",
      pictures: [
        {
          name: "hotels/regent-laguna-hotel/room-superior-1",
          hash: "99eba073",
          width: 1920,
          height: 1200,
          tints: [
            "#c7b59a",
            "#b9a276",
            "#929085"
          ],
          alt: "Superior room with a king bed, ochre walls and an arched window"
        },
        {
          name: "hotels/regent-laguna-hotel/room-superior-2",
          hash: "25a0adc0",
          width: 1920,
          height: 1200,
          tints: [
            "#80968f",
            "#bbac8f",
            "#a0a494"
          ],
          alt: "The superior room’s balcony over the footbridges"
        },
        {
          name: "hotels/regent-laguna-hotel/room-superior-3",
          hash: "b3ebc009",
          width: 1920,
          height: 1200,
          tints: [
            "#b69a7f",
            "#b19168",
            "#9a8a7c"
          ],
          alt: "Desk and sitting corner of the superior room"
        }
      ],
      childWithoutBed: "₹500 per night with breakfast, ₹800 with breakfast and dinner",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: true,
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
      pictures: [
        {
          name: "hotels/regent-laguna-hotel/room-pool-access-1",
          hash: "7a394397",
          width: 1920,
          height: 1200,
          tints: [
            "#b2b5a4",
            "#a2a690",
            "#abb2a9"
          ],
          alt: "Pool access room with open doors and the water just outside"
        },
        {
          name: "hotels/regent-laguna-hotel/room-pool-access-2",
          hash: "c9e3927f",
          width: 1920,
          height: 1200,
          tints: [
            "#9b9b8b",
            "#96a394",
            "#94765f"
          ],
          alt: "The private deck of a pool access room with two loungers"
        },
        {
          name: "hotels/regent-laguna-hotel/room-pool-access-3",
          hash: "92a68a00",
          width: 1920,
          height: 1200,
          tints: [
            "#676d6c",
            "#747469",
            "#6d6666"
          ],
          alt: "The bed of a pool access room, looking out to the water"
        }
      ],
      childWithoutBed: "₹500 per night with breakfast, from the age of 8",
      extraAdultWithBed: null,
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
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
      pictures: [
        {
          name: "hotels/regent-laguna-hotel/room-studio-1",
          hash: "bff92540",
          width: 1920,
          height: 1200,
          tints: [
            "#d4cab5",
            "#c9b58d",
            "#8d9d97"
          ],
          alt: "Studio with a bed, a kitchenette and a round table"
        },
        {
          name: "hotels/regent-laguna-hotel/room-studio-2",
          hash: "cd5dcbfc",
          width: 1920,
          height: 1200,
          tints: [
            "#d4d1c9",
            "#d5d1c1",
            "#929784"
          ],
          alt: "The studio’s kitchenette with two rings and a small fridge"
        },
        {
          name: "hotels/regent-laguna-hotel/room-studio-3",
          hash: "37b9818f",
          width: 1920,
          height: 1200,
          tints: [
            "#b9b699",
            "#b9aa80",
            "#8f8d7c"
          ],
          alt: "The studio’s sitting corner with a sofa under arched windows"
        }
      ],
      childWithoutBed: "₹500 per night with breakfast, ₹800 with breakfast and dinner",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "41 sq m",
        "King bed and sofa bed",
        "Kitchenette with two rings",
        "Shower and washing machine"
      ]
    }
  ],
  tagline: "A pool that winds through the house, and Calangute at the gate",
  location: "Calangute, North Goa",
  address: "Holiday Street, Gauravaddo, Calangute, Goa 403516",
  coordinates: {
    lat: 15.5402,
    lng: 73.7608
  },
  rating: 4.5,
  reviews: 338,
  discount: 18,
  price: 2499,
  contact: "+91 832 000 0153",
  email: "desk@regentlaguna.example",
  menuAndRates: "/rates/regent-laguna-hotel",
  checkIn: "12:00",
  checkOut: "11:00",
  pictures: [
    {
      name: "hotels/regent-laguna-hotel/hero-1",
      hash: "cced0373",
      width: 1920,
      height: 1200,
      tints: [
        "#889492",
        "#aa9888",
        "#acb9a8"
      ],
      alt: "Ochre arcades around a winding lagoon-shaped pool with footbridges"
    },
    {
      name: "hotels/regent-laguna-hotel/pool-1",
      hash: "e77ab6d4",
      width: 1920,
      height: 1200,
      tints: [
        "#808384",
        "#aba593",
        "#7fa6a0"
      ],
      alt: "A footbridge over the narrow part of the lagoon pool"
    },
    {
      name: "hotels/regent-laguna-hotel/room-superior-1",
      hash: "99eba073",
      width: 1920,
      height: 1200,
      tints: [
        "#c7b59a",
        "#b9a276",
        "#929085"
      ],
      alt: "Superior room with a king bed, ochre walls and an arched window"
    },
    {
      name: "hotels/regent-laguna-hotel/exterior-1",
      hash: "7e25e7b0",
      width: 1920,
      height: 1200,
      tints: [
        "#799da0",
        "#969c8f",
        "#c5b796"
      ],
      alt: "The ochre street front with a shaded arcade and potted palms"
    }
  ],
  photoCount: 19,
  heroPictures: [
    {
      name: "hotels/regent-laguna-hotel/hero-1",
      hash: "cced0373",
      width: 1920,
      height: 1200,
      tints: [
        "#889492",
        "#aa9888",
        "#acb9a8"
      ],
      alt: "Ochre arcades around a winding lagoon-shaped pool with footbridges"
    },
    {
      name: "hotels/regent-laguna-hotel/hero-2",
      hash: "148915d4",
      width: 1920,
      height: 1200,
      tints: [
        "#98a199",
        "#9a9885",
        "#8aa297"
      ],
      alt: "The court in the morning with the arcades mirrored in the water"
    },
    {
      name: "hotels/regent-laguna-hotel/hero-3",
      hash: "8260e1a2",
      width: 1920,
      height: 1200,
      tints: [
        "#4c4f64",
        "#a7927d",
        "#656973"
      ],
      alt: "Lanterns along the footbridges in the evening"
    }
  ],
  exteriorPictures: [
    {
      name: "hotels/regent-laguna-hotel/exterior-1",
      hash: "7e25e7b0",
      width: 1920,
      height: 1200,
      tints: [
        "#799da0",
        "#969c8f",
        "#c5b796"
      ],
      alt: "The ochre street front with a shaded arcade and potted palms"
    },
    {
      name: "hotels/regent-laguna-hotel/exterior-2",
      hash: "35a263d1",
      width: 1920,
      height: 1200,
      tints: [
        "#afab98",
        "#b3aa8e",
        "#a7bcaa"
      ],
      alt: "The upper arcade with its row of ochre arches"
    }
  ],
  poolPictures: [
    {
      name: "hotels/regent-laguna-hotel/pool-1",
      hash: "e77ab6d4",
      width: 1920,
      height: 1200,
      tints: [
        "#808384",
        "#aba593",
        "#7fa6a0"
      ],
      alt: "A footbridge over the narrow part of the lagoon pool"
    },
    {
      name: "hotels/regent-laguna-hotel/pool-2",
      hash: "b094421e",
      width: 1920,
      height: 1200,
      tints: [
        "#8f9287",
        "#a1a798",
        "#89b0a1"
      ],
      alt: "The wide end of the lagoon pool with loungers under the arcade"
    },
    {
      name: "hotels/regent-laguna-hotel/pool-3",
      hash: "fef22453",
      width: 1920,
      height: 1200,
      tints: [
        "#9e9886",
        "#a19a8b",
        "#92b1a0"
      ],
      alt: "Steps from a ground-floor room straight into the pool"
    }
  ],
  diningPictures: [
    {
      name: "hotels/regent-laguna-hotel/dining-1",
      hash: "bb1c5c95",
      width: 1920,
      height: 1200,
      tints: [
        "#70686d",
        "#a48f7d",
        "#6e7578"
      ],
      alt: "Restaurant tables under the arches beside the water"
    },
    {
      name: "hotels/regent-laguna-hotel/dining-2",
      hash: "c296a9b8",
      width: 1920,
      height: 1200,
      tints: [
        "#c7aa88",
        "#cab394",
        "#8e9198"
      ],
      alt: "A grill counter with the catch of the day"
    }
  ],
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
