// Made from the example business by the `content` command; do not edit.
import type { Hotel } from '../hotel.ts'

export const wotelCalangute: Hotel = {
  id: "hotel-4",
  slug: "wotel-calangute",
  name: "Wotel Calangute",
  description: "Wotel is a small block of 1964, built as a bank officers’ holiday home and kept as it was drawn: a sunscreen wall of concrete lozenges, terrazzo stairs, round mirrors. It has fourteen rooms, a café at street level and a plunge pool on the roof, from which you see the sea between two palms. Calangute beach is ten minutes away along the lane. There is no lift and no night desk, and the price says so. Pick it if you are out all day and like a good shower, a good bed and good coffee.",
  mapEmbed: "https://www.google.com/maps?q=15.5462,73.7592&z=16&output=embed",
  rooms: [
    {
      key: "classic",
      category: "Classic Room",
      price: 1999,
      description: "A compact room where the morning sun draws the pattern of the wall across the floor. Low bed, open rail for clothes, a shelf with six books that you may take if you leave one.",
      pictures: [
        {
          name: "hotels/wotel-calangute/room-classic-1",
          hash: "2b476696",
          width: 1920,
          height: 1200,
          tints: [
            "#afbdb7",
            "#809f99",
            "#cdb893"
          ],
          alt: "Classic room with a low bed, a round mirror and patterned light on the floor"
        },
        {
          name: "hotels/wotel-calangute/room-classic-2",
          hash: "d9994188",
          width: 1920,
          height: 1200,
          tints: [
            "#849b9a",
            "#6e8d85",
            "#b3ab8d"
          ],
          alt: "Shelf, hooks and hanging rail of the classic room"
        },
        {
          name: "hotels/wotel-calangute/room-classic-3",
          hash: "4cf2451b",
          width: 1920,
          height: 1200,
          tints: [
            "#90a5a5",
            "#638e8a",
            "#c9ae97"
          ],
          alt: "Sun through the screen wall on the classic room’s bed"
        }
      ],
      childWithoutBed: "₹500 per night above age 5, breakfast included",
      extraAdultWithBed: null,
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: true,
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
      pictures: [
        {
          name: "hotels/wotel-calangute/room-deluxe-1",
          hash: "126ffc40",
          width: 1920,
          height: 1200,
          tints: [
            "#d1cfc3",
            "#cdc2ae",
            "#998f76"
          ],
          alt: "Deluxe room with a large bed and a window seat"
        },
        {
          name: "hotels/wotel-calangute/room-deluxe-2",
          hash: "fbe98e35",
          width: 1920,
          height: 1200,
          tints: [
            "#bc9d85",
            "#c8a585",
            "#a77055"
          ],
          alt: "The window seat behind the sunscreen"
        },
        {
          name: "hotels/wotel-calangute/room-deluxe-3",
          hash: "bf5a67cc",
          width: 1920,
          height: 1200,
          tints: [
            "#d9d9cd",
            "#729c9a",
            "#7c8885"
          ],
          alt: "The deluxe bathroom with small square tiles"
        }
      ],
      childWithoutBed: "₹500 per night above age 5, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "26 sq m",
        "Queen bed",
        "Window seat",
        "Shower",
        "Kettle and small fridge"
      ]
    }
  ],
  tagline: "Fourteen rooms behind a sunscreen wall, with a plunge pool on the roof",
  location: "Calangute, North Goa",
  address: "Umtavaddo, off Calangute Beach Road, Calangute, Goa 403516",
  coordinates: {
    lat: 15.5462,
    lng: 73.7592
  },
  rating: 4.2,
  reviews: 174,
  discount: 14,
  price: 1999,
  contact: null,
  email: null,
  menuAndRates: "/rates/wotel-calangute",
  checkIn: "12:00",
  checkOut: "10:00",
  pictures: [
    {
      name: "hotels/wotel-calangute/hero-1",
      hash: "db483334",
      width: 1920,
      height: 1200,
      tints: [
        "#5493a3",
        "#92aaa9",
        "#86958f"
      ],
      alt: "A small 1960s building behind a bold geometric sunscreen wall"
    },
    {
      name: "hotels/wotel-calangute/pool-1",
      hash: "28784aa7",
      width: 1920,
      height: 1200,
      tints: [
        "#5497b1",
        "#85a49a",
        "#92ae9e"
      ],
      alt: "The plunge pool on the roof, with the palms of Calangute around it"
    },
    {
      name: "hotels/wotel-calangute/room-classic-1",
      hash: "2b476696",
      width: 1920,
      height: 1200,
      tints: [
        "#afbdb7",
        "#809f99",
        "#cdb893"
      ],
      alt: "Classic room with a low bed, a round mirror and patterned light on the floor"
    },
    {
      name: "hotels/wotel-calangute/exterior-1",
      hash: "149f0ab9",
      width: 1920,
      height: 1200,
      tints: [
        "#b2c1bc",
        "#b6b7a8",
        "#bdad89"
      ],
      alt: "The sunscreen wall up close with its pattern of shadows"
    }
  ],
  photoCount: 16,
  heroPictures: [
    {
      name: "hotels/wotel-calangute/hero-1",
      hash: "db483334",
      width: 1920,
      height: 1200,
      tints: [
        "#5493a3",
        "#92aaa9",
        "#86958f"
      ],
      alt: "A small 1960s building behind a bold geometric sunscreen wall"
    },
    {
      name: "hotels/wotel-calangute/hero-2",
      hash: "4769e806",
      width: 1920,
      height: 1200,
      tints: [
        "#8cb6b1",
        "#a4a988",
        "#989e93"
      ],
      alt: "The roof terrace with the plunge pool and striped awning"
    },
    {
      name: "hotels/wotel-calangute/hero-3",
      hash: "80e362ae",
      width: 1920,
      height: 1200,
      tints: [
        "#2c3d4d",
        "#677878",
        "#4e5f63"
      ],
      alt: "The sunscreen wall at night, lit from behind like a lantern"
    }
  ],
  exteriorPictures: [
    {
      name: "hotels/wotel-calangute/exterior-1",
      hash: "149f0ab9",
      width: 1920,
      height: 1200,
      tints: [
        "#b2c1bc",
        "#b6b7a8",
        "#bdad89"
      ],
      alt: "The sunscreen wall up close with its pattern of shadows"
    },
    {
      name: "hotels/wotel-calangute/exterior-2",
      hash: "bc1a5983",
      width: 1920,
      height: 1200,
      tints: [
        "#a9b09b",
        "#919d9d",
        "#bbb89f"
      ],
      alt: "The entrance with its cantilevered canopy and terrazzo steps"
    }
  ],
  poolPictures: [
    {
      name: "hotels/wotel-calangute/pool-1",
      hash: "28784aa7",
      width: 1920,
      height: 1200,
      tints: [
        "#5497b1",
        "#85a49a",
        "#92ae9e"
      ],
      alt: "The plunge pool on the roof, with the palms of Calangute around it"
    },
    {
      name: "hotels/wotel-calangute/pool-2",
      hash: "e116bee9",
      width: 1920,
      height: 1200,
      tints: [
        "#b7bea8",
        "#939b88",
        "#9da295"
      ],
      alt: "The plunge pool with two loungers and the sea in the distance"
    },
    {
      name: "hotels/wotel-calangute/pool-3",
      hash: "ea9c2107",
      width: 1920,
      height: 1200,
      tints: [
        "#324765",
        "#6d6c6f",
        "#6f7d7d"
      ],
      alt: "The roof pool in the evening"
    }
  ],
  diningPictures: [
    {
      name: "hotels/wotel-calangute/dining-1",
      hash: "74085f75",
      width: 1920,
      height: 1200,
      tints: [
        "#dfceb0",
        "#b5ac7f",
        "#b19c90"
      ],
      alt: "The ground-floor café with a terrazzo counter and round stools"
    },
    {
      name: "hotels/wotel-calangute/dining-2",
      hash: "ebc9de95",
      width: 1920,
      height: 1200,
      tints: [
        "#da947a",
        "#b6bdaf",
        "#b1b4b1"
      ],
      alt: "Coffee, bun and a fruit plate on a café table"
    }
  ],
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
