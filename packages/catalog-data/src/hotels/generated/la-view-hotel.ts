// Made from the example business by the `content` command; do not edit.
import type { Hotel } from '../hotel.ts'

export const laViewHotel: Hotel = {
  id: "hotel-2",
  slug: "la-view-hotel",
  name: "La View Hotel",
  description: "La View climbs the hill on the north bank of Baga creek in five white tiers, so that no balcony looks into another. Below is the mouth of the creek; beyond it the beach runs south past Calangute to the fort. The sand is nine minutes away, down the steps and over the footbridge. Up here it is quiet, since the music of Baga stays on the other side of the water. There are many steps and no lift: choose the lowest tier if they trouble you.",
  mapEmbed: "https://www.google.com/maps?q=15.5648,73.7472&z=16&output=embed",
  rooms: [
    {
      key: "standard",
      category: "Standard Room",
      price: 2299,
      description: "On the two lower tiers, facing the wooded slope. A double bed, a fan as well as air-conditioning, and a small balcony where the bulbuls come for crumbs.",
      pictures: [
        {
          name: "hotels/la-view-hotel/room-standard-1",
          hash: "82ebf166",
          width: 1920,
          height: 1200,
          tints: [
            "#bdc7be",
            "#a8beae",
            "#c1b29a"
          ],
          alt: "Standard room with a double bed, a ceiling fan and a window on the hillside"
        },
        {
          name: "hotels/la-view-hotel/room-standard-2",
          hash: "1d9ee6dd",
          width: 1920,
          height: 1200,
          tints: [
            "#6f927f",
            "#719583",
            "#aac1b2"
          ],
          alt: "The standard room’s small balcony among the trees"
        },
        {
          name: "hotels/la-view-hotel/room-standard-3",
          hash: "a447c0ee",
          width: 1920,
          height: 1200,
          tints: [
            "#aebfb8",
            "#91b1a5",
            "#afaf98"
          ],
          alt: "Desk and wardrobe of the standard room"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: null,
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: true,
      facts: [
        "22 sq m",
        "Double bed",
        "Balcony to the hillside",
        "Shower"
      ]
    },
    {
      key: "sea-view",
      category: "Sea View Room",
      price: 2599,
      description: "The bed faces the balcony doors, and the doors face the bay. From the third tier up you can follow the beach with your eyes all the way to Fort Aguada.",
      pictures: [
        {
          name: "hotels/la-view-hotel/room-sea-view-1",
          hash: "b57fd9c6",
          width: 1920,
          height: 1200,
          tints: [
            "#cdbeb6",
            "#bab6af",
            "#d3c6ae"
          ],
          alt: "Sea view room with the bed facing open balcony doors"
        },
        {
          name: "hotels/la-view-hotel/room-sea-view-2",
          hash: "b926d877",
          width: 1920,
          height: 1200,
          tints: [
            "#ccceb9",
            "#adb8a4",
            "#88aaa6"
          ],
          alt: "The sea view balcony with two chairs and the bay"
        },
        {
          name: "hotels/la-view-hotel/room-sea-view-3",
          hash: "554c6630",
          width: 1920,
          height: 1200,
          tints: [
            "#c99a90",
            "#ca856b",
            "#b29783"
          ],
          alt: "The sea view room at sunset"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "26 sq m",
        "Queen bed",
        "Balcony to the sea",
        "Shower",
        "Kettle and small fridge"
      ]
    },
    {
      key: "family",
      category: "Family Room",
      price: 2799,
      description: "Two rooms made into one: a double bed on the sea side and a bunk with round windows for the children, with a balcony wide enough for everyone to eat on.",
      pictures: [
        {
          name: "hotels/la-view-hotel/room-family-1",
          hash: "4a842fc1",
          width: 1920,
          height: 1200,
          tints: [
            "#c8cec8",
            "#b6c1b8",
            "#d3b087"
          ],
          alt: "Family room with a double bed and a bunk for children"
        },
        {
          name: "hotels/la-view-hotel/room-family-2",
          hash: "4a5018f8",
          width: 1920,
          height: 1200,
          tints: [
            "#b4c4c7",
            "#9ebaba",
            "#bca592"
          ],
          alt: "The bunk corner with round windows"
        },
        {
          name: "hotels/la-view-hotel/room-family-3",
          hash: "773fea15",
          width: 1920,
          height: 1200,
          tints: [
            "#91bbb7",
            "#a5ae9d",
            "#99aba7"
          ],
          alt: "The family room’s wide balcony with a table for four"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "38 sq m",
        "Queen bed and a child’s bunk",
        "Balcony to the sea",
        "Shower and bucket bath"
      ]
    }
  ],
  tagline: "Five white tiers above the creek, and the sea from most of them",
  location: "Baga Hill, North Goa",
  address: "Baga Hill Road, Baga, Goa 403516",
  coordinates: {
    lat: 15.5648,
    lng: 73.7472
  },
  rating: 4.4,
  reviews: 286,
  discount: 15,
  price: 2299,
  contact: "+91 832 000 0152",
  email: null,
  menuAndRates: "/rates/la-view-hotel",
  checkIn: "13:00",
  checkOut: "11:00",
  pictures: [
    {
      name: "hotels/la-view-hotel/hero-1",
      hash: "034fa3f4",
      width: 1920,
      height: 1200,
      tints: [
        "#70aab5",
        "#9cb2a9",
        "#608883"
      ],
      alt: "Tiers of white balconies climbing the hill above the sea at Baga"
    },
    {
      name: "hotels/la-view-hotel/pool-1",
      hash: "ddfa3f1f",
      width: 1920,
      height: 1200,
      tints: [
        "#5ea6c3",
        "#53a1ad",
        "#64aead"
      ],
      alt: "The pool at the edge of the terrace, level with the sea behind it"
    },
    {
      name: "hotels/la-view-hotel/room-standard-1",
      hash: "82ebf166",
      width: 1920,
      height: 1200,
      tints: [
        "#bdc7be",
        "#a8beae",
        "#c1b29a"
      ],
      alt: "Standard room with a double bed, a ceiling fan and a window on the hillside"
    },
    {
      name: "hotels/la-view-hotel/exterior-1",
      hash: "bb60a968",
      width: 1920,
      height: 1200,
      tints: [
        "#7299a2",
        "#90a6ac",
        "#a6bcc2"
      ],
      alt: "White balconies from below, one over another, with palms"
    }
  ],
  photoCount: 19,
  heroPictures: [
    {
      name: "hotels/la-view-hotel/hero-1",
      hash: "034fa3f4",
      width: 1920,
      height: 1200,
      tints: [
        "#70aab5",
        "#9cb2a9",
        "#608883"
      ],
      alt: "Tiers of white balconies climbing the hill above the sea at Baga"
    },
    {
      name: "hotels/la-view-hotel/hero-2",
      hash: "131d61db",
      width: 1920,
      height: 1200,
      tints: [
        "#a0c4b6",
        "#7a9b86",
        "#a3a39e"
      ],
      alt: "The view from the top terrace over Baga creek and the whole beach"
    },
    {
      name: "hotels/la-view-hotel/hero-3",
      hash: "ae3a2af0",
      width: 1920,
      height: 1200,
      tints: [
        "#a1635a",
        "#a28674",
        "#866c64"
      ],
      alt: "The balconies at sunset, each with its lamp lit"
    }
  ],
  exteriorPictures: [
    {
      name: "hotels/la-view-hotel/exterior-1",
      hash: "bb60a968",
      width: 1920,
      height: 1200,
      tints: [
        "#7299a2",
        "#90a6ac",
        "#a6bcc2"
      ],
      alt: "White balconies from below, one over another, with palms"
    },
    {
      name: "hotels/la-view-hotel/exterior-2",
      hash: "fca0b39d",
      width: 1920,
      height: 1200,
      tints: [
        "#9ba0a5",
        "#7b8591",
        "#b7c0b6"
      ],
      alt: "The stepped path between the tiers, with bougainvillea"
    }
  ],
  poolPictures: [
    {
      name: "hotels/la-view-hotel/pool-1",
      hash: "ddfa3f1f",
      width: 1920,
      height: 1200,
      tints: [
        "#5ea6c3",
        "#53a1ad",
        "#64aead"
      ],
      alt: "The pool at the edge of the terrace, level with the sea behind it"
    },
    {
      name: "hotels/la-view-hotel/pool-2",
      hash: "2d8b4f4a",
      width: 1920,
      height: 1200,
      tints: [
        "#709ea4",
        "#92afaa",
        "#aac0b1"
      ],
      alt: "Loungers along the pool with the headland behind"
    },
    {
      name: "hotels/la-view-hotel/pool-3",
      hash: "57fad182",
      width: 1920,
      height: 1200,
      tints: [
        "#4a516c",
        "#726970",
        "#6e9795"
      ],
      alt: "The pool in the evening with the lights of Baga below"
    }
  ],
  diningPictures: [
    {
      name: "hotels/la-view-hotel/dining-1",
      hash: "3f55c896",
      width: 1920,
      height: 1200,
      tints: [
        "#84bac5",
        "#6eabb7",
        "#97b9b3"
      ],
      alt: "Tables on the terrace restaurant above the sea"
    },
    {
      name: "hotels/la-view-hotel/dining-2",
      hash: "520f13a2",
      width: 1920,
      height: 1200,
      tints: [
        "#90b6b1",
        "#8f9a8c",
        "#ab8160"
      ],
      alt: "A fish thali on a table by the railing"
    }
  ],
  facilities: [
    "Pool with a sea-side edge",
    "Terrace restaurant",
    "Small gym",
    "Laundry",
    "Scooter hire",
    "Porters for luggage",
    "Wireless internet"
  ],
  gettingThere: [
    "Manohar International Airport (Mopa): 34 km, about an hour.",
    "Goa International Airport (Dabolim): 43 km, about 90 minutes.",
    "Thivim railway station: 19 km, about 40 minutes.",
    "By taxi ask for Baga Hill over the creek bridge: the beach road itself ends on the south bank."
  ],
  faq: {
    heading: "La View: what guests ask us most",
    sections: [
      {
        title: "CP plan (room and breakfast)",
        lines: [
          "Room for two with breakfast on the terrace: a choice of Goan, South Indian or continental plates, cooked to order.",
          "Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm."
        ]
      },
      {
        title: "MAP plan (room, breakfast and dinner)",
        lines: [
          "CP with dinner added: a three-course set menu, vegetarian or with the day’s fish.",
          "Tell the kitchen by 5 pm if you will be out; a missed dinner is not refunded but can be had as the next day’s lunch."
        ]
      },
      {
        title: "Extra child and adult charges by season",
        lines: [
          "Child from 5 to 12 without a bed: ₹500 per night with breakfast.",
          "An extra adult in a sea view or family room pays the mattress charge; standard rooms have no space for one.",
          "Extra mattress, June to September: ₹500 per night.",
          "Extra mattress, October to 19 December and 6 January to May: ₹1,000 per night.",
          "Extra mattress, 20 December to 5 January: ₹1,500 per night."
        ]
      },
      {
        title: "Child policy",
        lines: [
          "A child under 5 is free.",
          "The hotel stands on a slope with 84 steps between reception and the top tier; pushchairs are carried up by the porters.",
          "Family rooms have window locks and a bunk with a rail."
        ]
      },
      {
        title: "Honeymoon add-on",
        lines: [
          "₹3,000 per couple on the MAP plan or ₹4,000 per couple on the CP plan.",
          "Flowers, a cake, and one dinner for two at the corner table of the terrace at sunset."
        ]
      },
      {
        title: "Facilities",
        lines: [
          "Pool with a sea-side edge, open 8:00 am to 7:00 pm.",
          "Terrace restaurant, a small gym, laundry, scooters for hire at the gate.",
          "No lift: the standard rooms on the lowest tier are reached by 12 steps."
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
          "Check-in at 1 pm, check-out at 11 am.",
          "Cars go up to reception only; the road above it is stepped.",
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
          "The rate is for the room with two adults, taxes included.",
          "From 20 December to 5 January the shortest stay is three nights.",
          "Visitors who are not staying may use the restaurant but not the pool."
        ]
      }
    ]
  },
  meta: {
    title: "La View Hotel, Baga Hill: sea-facing balconies above the creek",
    description: "White balconies on Baga Hill, nine minutes on foot from the beach and out of reach of its music. Rooms from ₹2,299 a night, 15% off, with menu and rates by season.",
    keywords: [
      "La View Hotel",
      "hotel in Baga",
      "Baga Hill hotel",
      "sea view hotel North Goa",
      "hotel near Baga beach"
    ],
    socialPicture: "social/hotels-la-view-hotel"
  },
  more: []
}
