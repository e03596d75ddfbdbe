// Made from the example business by the `content` command; do not edit.
import type { Hotel } from '../hotel.ts'

export const amaraGrandHotel: Hotel = {
  id: "hotel-1",
  slug: "amara-grand-hotel",
  name: "Amara Grand Hotel",
  description: "Amara Grand stands on the Fort Aguada road in Candolim, in two white wings built the way Goan families built in the 1920s: laterite plinths, deep verandas, window panes of polished oyster shell. Between the wings lies a garden of an acre with one long pool. The lane behind the garden reaches Candolim beach in seven minutes on foot. Fort Aguada is a ten-minute drive south, and Calangute market as far to the north. It suits families and couples who want space, quiet after ten, and a proper breakfast.",
  mapEmbed: "https://www.google.com/maps?q=15.5162,73.7668&z=15&output=embed",
  rooms: [
    {
      key: "deluxe",
      category: "Deluxe Room",
      price: 3299,
      description: "First-floor rooms over the garden with red oxide floors, a carved bed made in Margao and a balcony just deep enough for two cane chairs and the morning paper.",
      pictures: [
        {
          name: "hotels/amara-grand-hotel/room-deluxe-1",
          hash: "12b24262",
          width: 1920,
          height: 1200,
          tints: [
            "#b2ada2",
            "#b2ae9b",
            "#99736b"
          ],
          alt: "Deluxe room with a carved wooden bed, red floor tiles and doors to the balcony"
        },
        {
          name: "hotels/amara-grand-hotel/room-deluxe-2",
          hash: "b4e099e5",
          width: 1920,
          height: 1200,
          tints: [
            "#83a8a6",
            "#93967c",
            "#996151"
          ],
          alt: "The deluxe balcony with two cane chairs above the garden"
        },
        {
          name: "hotels/amara-grand-hotel/room-deluxe-3",
          hash: "da471fbe",
          width: 1920,
          height: 1200,
          tints: [
            "#c8b1a5",
            "#d2b9a2",
            "#a1756d"
          ],
          alt: "Writing desk and window seat in the deluxe room"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: true,
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
      pictures: [
        {
          name: "hotels/amara-grand-hotel/room-premium-1",
          hash: "269ea990",
          width: 1920,
          height: 1200,
          tints: [
            "#93a5af",
            "#8fa9a9",
            "#a6a296"
          ],
          alt: "Premium room with a four-poster bed and a view of the pool"
        },
        {
          name: "hotels/amara-grand-hotel/room-premium-2",
          hash: "6a366b7a",
          width: 1920,
          height: 1200,
          tints: [
            "#8ca2a9",
            "#909b8f",
            "#959188"
          ],
          alt: "Sitting corner of the premium room beside tall shutters"
        },
        {
          name: "hotels/amara-grand-hotel/room-premium-3",
          hash: "4152d3ca",
          width: 1920,
          height: 1200,
          tints: [
            "#c2c3bc",
            "#c1c5c1",
            "#8a9394"
          ],
          alt: "Premium bathroom with blue and white tiles"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
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
      pictures: [
        {
          name: "hotels/amara-grand-hotel/room-suite-1",
          hash: "1745c5e1",
          width: 1920,
          height: 1200,
          tints: [
            "#aaaba6",
            "#bbb298",
            "#b89787"
          ],
          alt: "The suite: a four-poster bed in a corner room with arches on two sides"
        },
        {
          name: "hotels/amara-grand-hotel/room-suite-2",
          hash: "2d45cb61",
          width: 1920,
          height: 1200,
          tints: [
            "#5c6a5b",
            "#717261",
            "#7e6767"
          ],
          alt: "The suite’s own sitting room with a rosewood settee"
        },
        {
          name: "hotels/amara-grand-hotel/room-suite-3",
          hash: "1e2458c2",
          width: 1920,
          height: 1200,
          tints: [
            "#cb6f59",
            "#9b7c64",
            "#9b7470"
          ],
          alt: "The suite’s private terrace over the palms, with the sea beyond"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "62 sq m",
        "King bed and sofa bed",
        "Private terrace",
        "Two bathrooms"
      ]
    }
  ],
  tagline: "Two mansion wings, one big garden pool, the sea seven minutes on foot",
  location: "Candolim, North Goa",
  address: "Fort Aguada Road, Escrivao Vaddo, Candolim, Goa 403515",
  coordinates: {
    lat: 15.5162,
    lng: 73.7668
  },
  rating: 4.7,
  reviews: 412,
  discount: 20,
  price: 3299,
  contact: "+91 832 000 0151",
  email: "stay@amaragrand.example",
  menuAndRates: null,
  checkIn: "13:00",
  checkOut: "11:00",
  pictures: [
    {
      name: "hotels/amara-grand-hotel/hero-1",
      hash: "1f1c5e4d",
      width: 1920,
      height: 1200,
      tints: [
        "#6c9ba1",
        "#a6a295",
        "#b0ae7c"
      ],
      alt: "White mansion wings with laterite steps and tall arched windows around a palm garden"
    },
    {
      name: "hotels/amara-grand-hotel/pool-1",
      hash: "f92abe16",
      width: 1920,
      height: 1200,
      tints: [
        "#58868c",
        "#95a27f",
        "#a3b6a0"
      ],
      alt: "The long garden pool with loungers under coconut palms"
    },
    {
      name: "hotels/amara-grand-hotel/room-deluxe-1",
      hash: "12b24262",
      width: 1920,
      height: 1200,
      tints: [
        "#b2ada2",
        "#b2ae9b",
        "#99736b"
      ],
      alt: "Deluxe room with a carved wooden bed, red floor tiles and doors to the balcony"
    },
    {
      name: "hotels/amara-grand-hotel/exterior-1",
      hash: "85ade152",
      width: 1920,
      height: 1200,
      tints: [
        "#8b9790",
        "#b18d84",
        "#bca08a"
      ],
      alt: "The carriage porch: laterite pillars, a tiled roof and oyster-shell window panes"
    }
  ],
  photoCount: 19,
  heroPictures: [
    {
      name: "hotels/amara-grand-hotel/hero-1",
      hash: "1f1c5e4d",
      width: 1920,
      height: 1200,
      tints: [
        "#6c9ba1",
        "#a6a295",
        "#b0ae7c"
      ],
      alt: "White mansion wings with laterite steps and tall arched windows around a palm garden"
    },
    {
      name: "hotels/amara-grand-hotel/hero-2",
      hash: "34c58600",
      width: 1920,
      height: 1200,
      tints: [
        "#58586a",
        "#8e7f7b",
        "#635d5d"
      ],
      alt: "The garden front at dusk with lamps lit along the veranda"
    },
    {
      name: "hotels/amara-grand-hotel/hero-3",
      hash: "30c7b397",
      width: 1920,
      height: 1200,
      tints: [
        "#7e9393",
        "#a3977f",
        "#9eae88"
      ],
      alt: "The pool and both wings seen from the far end of the garden"
    }
  ],
  exteriorPictures: [
    {
      name: "hotels/amara-grand-hotel/exterior-1",
      hash: "85ade152",
      width: 1920,
      height: 1200,
      tints: [
        "#8b9790",
        "#b18d84",
        "#bca08a"
      ],
      alt: "The carriage porch: laterite pillars, a tiled roof and oyster-shell window panes"
    },
    {
      name: "hotels/amara-grand-hotel/exterior-2",
      hash: "c00c56a7",
      width: 1920,
      height: 1200,
      tints: [
        "#adb3b1",
        "#b6b59d",
        "#c5a47b"
      ],
      alt: "The veranda of the west wing with planter chairs in a row"
    }
  ],
  poolPictures: [
    {
      name: "hotels/amara-grand-hotel/pool-1",
      hash: "f92abe16",
      width: 1920,
      height: 1200,
      tints: [
        "#58868c",
        "#95a27f",
        "#a3b6a0"
      ],
      alt: "The long garden pool with loungers under coconut palms"
    },
    {
      name: "hotels/amara-grand-hotel/pool-2",
      hash: "c3d4eab0",
      width: 1920,
      height: 1200,
      tints: [
        "#a5aa98",
        "#a7a087",
        "#92aea3"
      ],
      alt: "Steps into the shallow end, with the mansion reflected in the water"
    },
    {
      name: "hotels/amara-grand-hotel/pool-3",
      hash: "a52f1060",
      width: 1920,
      height: 1200,
      tints: [
        "#16293e",
        "#3d4853",
        "#557877"
      ],
      alt: "The pool at night, lit from below, with lamps in the arches of the far wing"
    }
  ],
  diningPictures: [
    {
      name: "hotels/amara-grand-hotel/dining-1",
      hash: "78708a02",
      width: 1920,
      height: 1200,
      tints: [
        "#8aa9b0",
        "#9fb69c",
        "#90948c"
      ],
      alt: "Breakfast tables on a black and white tiled veranda"
    },
    {
      name: "hotels/amara-grand-hotel/dining-2",
      hash: "a5c81bca",
      width: 1920,
      height: 1200,
      tints: [
        "#64454b",
        "#714e54",
        "#6c646b"
      ],
      alt: "The dining hall with a long table under a carved ceiling"
    }
  ],
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
