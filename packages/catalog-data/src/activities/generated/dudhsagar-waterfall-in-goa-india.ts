// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const dudhsagarWaterfallInGoaIndia: Activity = {
  id: "activity-7",
  slug: "dudhsagar-waterfall-in-goa-india",
  name: "Dudhsagar Waterfall by Jeep",
  description: "The Mandovi drops 310 metres on its way out of the Western Ghats, in four tiers, with the railway from Goa to Karnataka crossing half-way up. You reach the foot of it by a forest jeep from Collem: twelve kilometres of track, three stream crossings, and langurs for company. From the jeep stand it is a walk of fifteen minutes over stones to the pool, where you may bathe in a life jacket. On the way home the bus stops at a spice plantation for lunch. It is a long day, mostly spent sitting, for an hour that people remember.",
  highlights: [
    {
      title: "A jeep ride through the forest to a waterfall of 310 metres in four tiers",
      lines: [
        "The track runs through Bhagwan Mahavir Wildlife Sanctuary."
      ]
    },
    {
      title: "An hour at the pool",
      lines: [
        "Bathing in a life jacket, which is handed out at the counter."
      ]
    },
    {
      title: "The train on the viaduct",
      lines: [
        "With luck: goods trains pass every hour or so."
      ]
    },
    {
      title: "Lunch at a spice plantation",
      lines: [
        "With a short walk among pepper, vanilla and areca."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.3362,74.2476&z=13&output=embed",
  duration: "10 to 11 hours",
  schedule: [
    {
      name: "Pickup",
      text: "6:00 to 7:00 am"
    },
    {
      name: "Collem, jeep counter",
      text: "8:45 am"
    },
    {
      name: "At the falls",
      text: "10:00 to 11:15 am"
    },
    {
      name: "Spice plantation and lunch",
      text: "1:30 pm"
    },
    {
      name: "Back",
      text: "4:30 to 5:30 pm"
    }
  ],
  difficulty: "Moderate",
  meetingPoint: "Jeep counter beside Collem station, under the large tamarind",
  photosAllowed: "Yes",
  expect: [
    "Six hours on the road in all.",
    "Dust in April, mud in October.",
    "A cold pool, also in the hot season."
  ],
  languages: [
    "English",
    "Hindi",
    "Konkani"
  ],
  addOns: [
    "Visit to Tambdi Surla temple, 13th century, ₹400 a person, adds two hours"
  ],
  optionalActivities: [
    "Bathing in the pool below the falls"
  ],
  notAllowed: [
    "Climbing the tiers",
    "Walking on the railway line: it is an offence, and trains come round the bend without warning",
    "Drones",
    "Soap in the water"
  ],
  travelInfo: [
    "From Candolim 80 km to Collem, two hours and a half.",
    "The forest department closes the track from June to September and after heavy rain."
  ],
  notes: [
    "When the track is closed on the day, you choose another day or your money back."
  ],
  people: 15,
  food: {
    type: "Lunch at the plantation, vegetarian with chicken on the side",
    menu: [
      "Rice, dal, two vegetables, papad",
      "Chicken curry",
      "Kokum drink and fruit"
    ]
  },
  location: "Collem, Dharbandora",
  coordinates: {
    lat: 15.3362,
    lng: 74.2476
  },
  status: "Active",
  price: 1499,
  offer: 25,
  rating: 4.6,
  cardLine: "A jeep ride through the forest to a waterfall of 310 metres in four tiers",
  activityNames: [],
  pictures: [
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/1",
      hash: "2281bd9d",
      width: 1920,
      height: 1200,
      tints: [
        "#85a594",
        "#698b7d",
        "#64826f"
      ],
      alt: "The Dudhsagar falls in four white tiers with a train on the viaduct"
    },
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/2",
      hash: "9cfe8bcb",
      width: 1920,
      height: 1200,
      tints: [
        "#78a7a9",
        "#648582",
        "#508a9d"
      ],
      alt: "A jeep crossing a forest stream"
    },
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/3",
      hash: "ea4802b1",
      width: 1920,
      height: 1200,
      tints: [
        "#819482",
        "#8ba596",
        "#66a199"
      ],
      alt: "Bathers in life jackets in the pool below the falls"
    },
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/4",
      hash: "31e84a77",
      width: 1920,
      height: 1200,
      tints: [
        "#708e7b",
        "#828975",
        "#777159"
      ],
      alt: "A forest track of red earth with langurs in the trees"
    }
  ],
  visitorPictures: [
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/visitor-1",
      hash: "90e81190",
      width: 1920,
      height: 1200,
      tints: [
        "#799a95",
        "#788e88",
        "#74988f"
      ],
      alt: "A family in life jackets in front of the falls"
    },
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/visitor-2",
      hash: "39ce55ab",
      width: 1920,
      height: 1200,
      tints: [
        "#818b70",
        "#717265",
        "#94695c"
      ],
      alt: "Friends in an open jeep in the forest"
    },
    {
      name: "activities/dudhsagar-waterfall-in-goa-india/visitor-3",
      hash: "2391d4e7",
      width: 1920,
      height: 1200,
      tints: [
        "#9b9f90",
        "#908e7b",
        "#83928e"
      ],
      alt: "A visitor on the rocks with the falls behind"
    }
  ],
  timeToVisit: "October to May; fullest in October and November, thin by April",
  inclusions: [
    "Bus from North Goa and back",
    "Seat in a shared jeep, seven to a jeep",
    "Forest entry fee",
    "Life jacket",
    "Lunch and spice walk",
    "Guide"
  ],
  notIncluded: [
    "Breakfast: there is a stop for it",
    "Camera fee of the forest department, ₹300 for large cameras"
  ],
  requirements: [
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Jeeps are not for pregnant guests, recent back surgery or infants: the track is rough.",
    "Shoes with grip that may get wet.",
    "No alcohol and no plastic bottles in the sanctuary; bags are looked into at the gate."
  ],
  tips: [
    "Take a change of clothes; the changing rooms at the pool are basic.",
    "Hold on to food near the monkeys, or better, leave it in the jeep.",
    "Go on a weekday: on Sunday the queue for jeeps can take two hours."
  ],
  pickup: {
    included: true,
    type: "Shared bus",
    points: [
      "Anjuna, 6:00 am",
      "Baga, 6:10 am",
      "Calangute, 6:20 am",
      "Candolim, 6:30 am",
      "Panaji, 7:00 am"
    ],
    details: [
      "From South Goa join at Collem at 8:45 am."
    ]
  },
  departurePoints: [
    "Jeep counter at Collem (Kulem) railway station"
  ],
  forWhom: [
    "Anyone who can walk fifteen minutes over stones",
    "Children from 5",
    "Photographers"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Dudhsagar Waterfall by Jeep from North Goa, ₹1,499",
    description: "A day to the Dudhsagar falls: bus from North Goa, forest jeep from Collem, an hour at the pool, lunch at a spice plantation. ₹1,499 a person, 25% off. Groups of 15.",
    keywords: [
      "Dudhsagar waterfall tour",
      "Dudhsagar jeep safari",
      "Collem jeep",
      "Goa waterfall trip",
      "spice plantation Goa"
    ],
    socialPicture: "social/activitys-dudhsagar-waterfall-in-goa-india"
  },
  more: []
}
