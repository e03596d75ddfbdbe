// Made from the example business by the `content` command; do not edit.
import type { Hotel } from '../hotel.ts'

export const treeHouseHotel: Hotel = {
  id: "hotel-5",
  slug: "tree-house-hotel",
  name: "Tree House Hotel",
  description: "Nine timber cottages stand on stilts on a laterite hillside, half-way between the cafés of Assagao and the beach at Anjuna. Cashew and jackfruit trees grow up between the verandas, and a spring fills the stone pool. You wake to barbets and go to sleep to frogs. The beach is a ten-minute ride away by scooter, the Wednesday flea market a little less. Come here for the trees, and know that trees mean insects, stairs and a torch after dark.",
  mapEmbed: null,
  rooms: [
    {
      key: "cottage",
      category: "Stilt Cottage",
      price: 2199,
      description: "Two metres up, with a hammock on the veranda, a bed under a net and a shower open to the sky behind a stone wall. A ceiling fan does what the breeze leaves undone.",
      pictures: [
        {
          name: "hotels/tree-house-hotel/room-cottage-1",
          hash: "7b443885",
          width: 1920,
          height: 1200,
          tints: [
            "#826f5b",
            "#92846c",
            "#8e8263"
          ],
          alt: "Cottage room with a wooden bed under a mosquito net and a window full of leaves"
        },
        {
          name: "hotels/tree-house-hotel/room-cottage-2",
          hash: "28b3c06b",
          width: 1920,
          height: 1200,
          tints: [
            "#758878",
            "#867d69",
            "#88654f"
          ],
          alt: "The cottage veranda with a hammock"
        },
        {
          name: "hotels/tree-house-hotel/room-cottage-3",
          hash: "237241c4",
          width: 1920,
          height: 1200,
          tints: [
            "#408280",
            "#818885",
            "#a8a69a"
          ],
          alt: "The cottage’s open-air shower behind a stone wall"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: null,
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: true,
      facts: [
        "24 sq m",
        "Double bed with net",
        "Veranda with hammock",
        "Open-air shower"
      ]
    },
    {
      key: "canopy",
      category: "Canopy Room",
      price: 2699,
      description: "Four metres above the slope, with shutters on three sides and a deck level with the crowns of the cashew trees. Birdwatchers book it by number: ask for 6.",
      pictures: [
        {
          name: "hotels/tree-house-hotel/room-canopy-1",
          hash: "3b571633",
          width: 1920,
          height: 1200,
          tints: [
            "#776657",
            "#806f5a",
            "#a87d5c"
          ],
          alt: "Canopy room with windows on three sides among the branches"
        },
        {
          name: "hotels/tree-house-hotel/room-canopy-2",
          hash: "16a1fc75",
          width: 1920,
          height: 1200,
          tints: [
            "#aac1b4",
            "#8a8d6e",
            "#80644c"
          ],
          alt: "The canopy room’s deck level with the treetops"
        },
        {
          name: "hotels/tree-house-hotel/room-canopy-3",
          hash: "516f02c9",
          width: 1920,
          height: 1200,
          tints: [
            "#835c4e",
            "#a48063",
            "#ab725e"
          ],
          alt: "The canopy bed under a net with the shutters open"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: null,
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "28 sq m",
        "Queen bed with net",
        "Deck among the treetops",
        "Shower"
      ]
    },
    {
      key: "loft",
      category: "Two-storey Loft",
      price: 3299,
      description: "A sitting room below, open to the hillside, and a sleeping floor above under the beams, joined by a steep stair. The one cottage with air-conditioning and with space for a third bed.",
      pictures: [
        {
          name: "hotels/tree-house-hotel/room-loft-1",
          hash: "6124bd71",
          width: 1920,
          height: 1200,
          tints: [
            "#88725d",
            "#88725d",
            "#9b8161"
          ],
          alt: "The two-storey loft with a ladder to the sleeping floor"
        },
        {
          name: "hotels/tree-house-hotel/room-loft-2",
          hash: "03a1f695",
          width: 1920,
          height: 1200,
          tints: [
            "#52474b",
            "#765d51",
            "#725b4c"
          ],
          alt: "The loft’s sleeping floor under the roof beams"
        },
        {
          name: "hotels/tree-house-hotel/room-loft-3",
          hash: "32313883",
          width: 1920,
          height: 1200,
          tints: [
            "#746d5e",
            "#757a66",
            "#9a8664"
          ],
          alt: "The loft’s sitting room open to the hillside"
        }
      ],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      guests: "2-3 Guests",
      ratingText: "4.5/5 Rating",
      popular: false,
      facts: [
        "44 sq m on two floors",
        "Queen bed and daybed",
        "Sitting room open to the slope",
        "Shower",
        "Air-conditioning"
      ]
    }
  ],
  tagline: "Nine cottages on stilts between Assagao and the sea at Anjuna",
  location: "Anjuna–Assagao, North Goa",
  address: "Mazalvaddo hillside, Anjuna–Assagao Road, Anjuna, Goa 403509",
  coordinates: {
    lat: 15.5902,
    lng: 73.7562
  },
  rating: 4.6,
  reviews: 203,
  discount: 16,
  price: 2199,
  contact: "+91 832 000 0155",
  email: null,
  menuAndRates: null,
  checkIn: "13:00",
  checkOut: "11:00",
  pictures: [
    {
      name: "hotels/tree-house-hotel/hero-1",
      hash: "90171f47",
      width: 1920,
      height: 1200,
      tints: [
        "#869b86",
        "#7d7461",
        "#576d5a"
      ],
      alt: "Timber cottages on stilts among cashew and palm trees on a hillside"
    },
    {
      name: "hotels/tree-house-hotel/pool-1",
      hash: "1bc29790",
      width: 1920,
      height: 1200,
      tints: [
        "#5f8d83",
        "#638b7e",
        "#689186"
      ],
      alt: "A natural stone pool under trees, with flat rocks for seats"
    },
    {
      name: "hotels/tree-house-hotel/room-cottage-1",
      hash: "7b443885",
      width: 1920,
      height: 1200,
      tints: [
        "#826f5b",
        "#92846c",
        "#8e8263"
      ],
      alt: "Cottage room with a wooden bed under a mosquito net and a window full of leaves"
    },
    {
      name: "hotels/tree-house-hotel/exterior-1",
      hash: "8ace51de",
      width: 1920,
      height: 1200,
      tints: [
        "#869d81",
        "#656e61",
        "#627962"
      ],
      alt: "Wooden steps up to a cottage veranda between two trees"
    }
  ],
  photoCount: 19,
  heroPictures: [
    {
      name: "hotels/tree-house-hotel/hero-1",
      hash: "90171f47",
      width: 1920,
      height: 1200,
      tints: [
        "#869b86",
        "#7d7461",
        "#576d5a"
      ],
      alt: "Timber cottages on stilts among cashew and palm trees on a hillside"
    },
    {
      name: "hotels/tree-house-hotel/hero-2",
      hash: "d3b100ac",
      width: 1920,
      height: 1200,
      tints: [
        "#708f84",
        "#97a891",
        "#5f8975"
      ],
      alt: "Morning mist between the cottages and the palms"
    },
    {
      name: "hotels/tree-house-hotel/hero-3",
      hash: "24b56f34",
      width: 1920,
      height: 1200,
      tints: [
        "#1e2c3f",
        "#4b5152",
        "#253e46"
      ],
      alt: "The cottages at night with lamps on their verandas"
    }
  ],
  exteriorPictures: [
    {
      name: "hotels/tree-house-hotel/exterior-1",
      hash: "8ace51de",
      width: 1920,
      height: 1200,
      tints: [
        "#869d81",
        "#656e61",
        "#627962"
      ],
      alt: "Wooden steps up to a cottage veranda between two trees"
    },
    {
      name: "hotels/tree-house-hotel/exterior-2",
      hash: "030ab5e9",
      width: 1920,
      height: 1200,
      tints: [
        "#829d87",
        "#79745c",
        "#606458"
      ],
      alt: "A plank walkway between cottages among cashew trees"
    }
  ],
  poolPictures: [
    {
      name: "hotels/tree-house-hotel/pool-1",
      hash: "1bc29790",
      width: 1920,
      height: 1200,
      tints: [
        "#5f8d83",
        "#638b7e",
        "#689186"
      ],
      alt: "A natural stone pool under trees, with flat rocks for seats"
    },
    {
      name: "hotels/tree-house-hotel/pool-2",
      hash: "bfbad9cd",
      width: 1920,
      height: 1200,
      tints: [
        "#688d77",
        "#5b8070",
        "#508a7a"
      ],
      alt: "The spring-fed end of the pool with ferns between the stones"
    },
    {
      name: "hotels/tree-house-hotel/pool-3",
      hash: "efe5ac2c",
      width: 1920,
      height: 1200,
      tints: [
        "#6e8470",
        "#7c8c73",
        "#819c85"
      ],
      alt: "Two people on the rocks beside the pool in the afternoon"
    }
  ],
  diningPictures: [
    {
      name: "hotels/tree-house-hotel/dining-1",
      hash: "a2495564",
      width: 1920,
      height: 1200,
      tints: [
        "#879382",
        "#82896f",
        "#84634d"
      ],
      alt: "The open dining deck under a thatched roof"
    },
    {
      name: "hotels/tree-house-hotel/dining-2",
      hash: "79160e1d",
      width: 1920,
      height: 1200,
      tints: [
        "#629792",
        "#87856f",
        "#a77156"
      ],
      alt: "A clay oven and a table of vegetables from the garden"
    }
  ],
  facilities: [
    "Spring-fed stone pool",
    "Dining deck with clay oven",
    "Yoga platform",
    "Forest path",
    "Porters for luggage",
    "Scooter hire",
    "Internet on the deck"
  ],
  gettingThere: [
    "Maps put the hotel on the wrong side of the hill. We send directions and a meeting point with your confirmation.",
    "Manohar International Airport (Mopa): 29 km, about 50 minutes.",
    "Goa International Airport (Dabolim): 46 km, about 90 minutes.",
    "Thivim railway station: 17 km, about 35 minutes.",
    "Buses between Mapusa and Anjuna stop at the foot of the lane, 600 m below the gate."
  ],
  faq: {
    heading: "Tree House: living on a hillside, explained",
    sections: [
      {
        title: "CP plan (room and breakfast)",
        lines: [
          "Cottage for two with breakfast on the deck: fruit, eggs, millet porridge, bread from the clay oven.",
          "Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm."
        ]
      },
      {
        title: "MAP plan (room, breakfast and dinner)",
        lines: [
          "Dinner is what the garden and the market gave that day, written on the slate by noon.",
          "The road down is dark at night, so most guests on this plan are glad of it."
        ]
      },
      {
        title: "Extra child and adult charges by season",
        lines: [
          "Child from 5 to 12 without a bed: ₹500 per night with breakfast.",
          "An extra adult sleeps on a mattress in the loft only.",
          "Extra mattress, June to September: ₹500 per night.",
          "Extra mattress, October to 19 December and 6 January to May: ₹1,000 per night.",
          "Extra mattress, 20 December to 5 January: ₹1,500 per night."
        ]
      },
      {
        title: "Child policy",
        lines: [
          "A child under 5 is free, but think twice: verandas are 2 to 4 metres above the ground, with rails made for adults.",
          "From 5 years on children love it. The pool is 1.5 m at its deepest and has no lifeguard."
        ]
      },
      {
        title: "Honeymoon add-on",
        lines: [
          "₹3,000 per couple on the MAP plan, ₹4,000 per couple on the CP plan.",
          "Flowers, a cake, and dinner for two carried up to your own veranda, lit with oil lamps."
        ]
      },
      {
        title: "Facilities",
        lines: [
          "Stone pool fed by a spring, open from sunrise to sunset.",
          "Dining deck, yoga platform with a class at 7 am, forest path to Ozran viewpoint.",
          "Fans and cross-breeze in all cottages, air-conditioning in the loft only. Internet on the deck, not in the rooms."
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
          "Cars stop at the gate; a porter and 60 stone steps do the rest. Please arrive by daylight the first time.",
          "Maps put the hotel on the wrong side of the hill. We send directions and a meeting point with your confirmation.",
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
          "Rates are for two with taxes.",
          "No amplified music at any hour, no fires outside the oven, no feeding of monkeys.",
          "In July and August paths are slippery and one or two cottages are closed for re-thatching."
        ]
      }
    ]
  },
  meta: {
    title: "Tree House Hotel, Anjuna–Assagao: cottages on stilts",
    description: "Nine timber cottages on a wooded hillside between Assagao and Anjuna, with a spring-fed stone pool. From ₹2,199 a night, 16% off. What a hillside means, said plainly.",
    keywords: [
      "Tree House Hotel Goa",
      "tree house Anjuna",
      "cottages Assagao",
      "nature stay North Goa",
      "stilt cottage Goa"
    ],
    socialPicture: "social/hotels-tree-house-hotel"
  },
  more: []
}
