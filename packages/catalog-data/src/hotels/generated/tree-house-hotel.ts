// Made from the example business by the `content` command; do not edit.
import { treeHouseHotelCard } from './tree-house-hotel-card.ts'
import { treeHouseHotelPictures } from './tree-house-hotel-pictures.ts'
import type { Hotel } from '../hotel.ts'

export const treeHouseHotel: Hotel = {
  ...treeHouseHotelCard,
  description: "Nine timber cottages stand on stilts on a laterite hillside, half-way between the cafés of Assagao and the beach at Anjuna. Cashew and jackfruit trees grow up between the verandas, and a spring fills the stone pool. You wake to barbets and go to sleep to frogs. The beach is a ten-minute ride away by scooter, the Wednesday flea market a little less. Come here for the trees, and know that trees mean insects, stairs and a torch after dark.",
  mapEmbed: null,
  rooms: [
    {
      key: "cottage",
      category: "Stilt Cottage",
      price: 2199,
      description: "Two metres up, with a hammock on the veranda, a bed under a net and a shower open to the sky behind a stone wall. A ceiling fan does what the breeze leaves undone.",
      pictures: treeHouseHotelPictures.rooms['cottage'],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: null,
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
      pictures: treeHouseHotelPictures.rooms['canopy'],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: null,
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
      pictures: treeHouseHotelPictures.rooms['loft'],
      childWithoutBed: "₹500 per night, breakfast included",
      extraAdultWithBed: "₹500 to ₹1,500 per night by season, breakfast included",
      facts: [
        "44 sq m on two floors",
        "Queen bed and daybed",
        "Sitting room open to the slope",
        "Shower",
        "Air-conditioning"
      ]
    }
  ],
  email: null,
  menuAndRates: null,
  checkIn: "13:00",
  checkOut: "11:00",
  heroPictures: treeHouseHotelPictures.hero,
  exteriorPictures: treeHouseHotelPictures.exterior,
  poolPictures: treeHouseHotelPictures.pool,
  diningPictures: treeHouseHotelPictures.dining,
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
