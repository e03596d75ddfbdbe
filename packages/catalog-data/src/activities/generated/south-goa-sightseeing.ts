// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const southGoaSightseeing: Activity = {
  id: "activity-6",
  slug: "south-goa-sightseeing",
  name: "South Goa Sightseeing Tour",
  description: "A day by air-conditioned bus through the older Goa, the one that had bishops and temple tanks before it had beach shacks. In Old Goa you see the Basilica of Bom Jesus, where the body of St Francis Xavier lies, and the Sé Cathedral across the road. Near Ponda stand two temples whose deities were carried inland when the coast became Portuguese: Mangeshi and Shantadurga. After lunch the bus comes back along the river to Dona Paula and Miramar, and there is an hour on foot in Panaji.",
  highlights: [
    {
      title: "The churches of Old Goa, two temples near Ponda and the coast at Dona Paula in one day",
      lines: [
        "Ninety minutes in Old Goa, forty minutes at each temple."
      ]
    },
    {
      title: "A guide on the bus",
      lines: [
        "English and Hindi, with patience for questions."
      ]
    },
    {
      title: "An hour for Panaji",
      lines: [
        "The church steps, Fontainhas, and a coffee."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.4962,73.8378&z=14&output=embed",
  duration: "9 to 10 hours",
  schedule: [
    {
      name: "Pickup",
      text: "8:00 to 9:00 am, by location"
    },
    {
      name: "Old Goa",
      text: "9:45 am"
    },
    {
      name: "Mangeshi and Shantadurga temples",
      text: "11:45 am"
    },
    {
      name: "Lunch",
      text: "1:30 pm, at a spice plantation or a thali house, as you choose"
    },
    {
      name: "Dona Paula and Miramar",
      text: "3:30 pm"
    },
    {
      name: "Panaji on foot",
      text: "4:45 pm"
    },
    {
      name: "Back",
      text: "6:00 to 7:00 pm"
    }
  ],
  difficulty: "Easy",
  photosAllowed: "Yes, but not of the altars during mass, and not inside the temples",
  languages: [
    "English",
    "Hindi"
  ],
  optionalActivities: [
    "Spice plantation walk with lunch",
    "Sunset cruise on the Mandovi, boarding 5:30 pm: the bus then leaves without you and we send a cab"
  ],
  notAllowed: [
    "Eating on the bus",
    "Alcohol"
  ],
  travelInfo: [
    "About 120 km in all.",
    "Sunday mornings are slow in Old Goa because of mass; the temples then come first."
  ],
  notes: [
    "From 24 November to the feast of St Francis Xavier on 3 December Old Goa is crowded with pilgrims."
  ],
  location: "Old Goa, Ponda and Panaji",
  coordinates: {
    lat: 15.4962,
    lng: 73.8378
  },
  status: "Active",
  price: 299,
  offer: 20,
  rating: 4.3,
  cardLine: "The churches of Old Goa, two temples near Ponda and the coast at Dona Paula in one day",
  activityNames: [],
  pictures: [
    {
      name: "activities/south-goa-sightseeing/1",
      hash: "46437faf",
      width: 1920,
      height: 1200,
      tints: [
        "#6e9999",
        "#9a9686",
        "#dcbf93"
      ],
      alt: "The laterite front of the Basilica of Bom Jesus"
    },
    {
      name: "activities/south-goa-sightseeing/2",
      hash: "f53a89ff",
      width: 1920,
      height: 1200,
      tints: [
        "#85b7cf",
        "#9a9c93",
        "#668188"
      ],
      alt: "The white tower of a temple near Ponda above its water tank"
    },
    {
      name: "activities/south-goa-sightseeing/3",
      hash: "4ac7fcd2",
      width: 1920,
      height: 1200,
      tints: [
        "#405678",
        "#967b7c",
        "#4e5260"
      ],
      alt: "The jetty and rocks of Dona Paula"
    },
    {
      name: "activities/south-goa-sightseeing/4",
      hash: "ee709f32",
      width: 1920,
      height: 1200,
      tints: [
        "#868990",
        "#9e9592",
        "#b5a593"
      ],
      alt: "Balconies and tiled roofs in a lane of Fontainhas"
    }
  ],
  visitorPictures: [],
  timeToVisit: "All year, every day; churches are open to visitors from 9:00 am, on Sunday from 10:30 am",
  inclusions: [
    "Seat in an air-conditioned bus",
    "Guide",
    "Pickup and return in North Goa and Panaji"
  ],
  notIncluded: [
    "Lunch",
    "Spice plantation entry with lunch, about ₹500",
    "River cruise in Panaji",
    "Tips"
  ],
  requirements: [
    "Shoulders and knees covered in churches and temples; wraps can be borrowed at Mangeshi.",
    "Shoes come off at the temples.",
    "Be at the pickup point ten minutes before time."
  ],
  tips: [
    "Sit on the right for the river.",
    "Carry a bottle: there is a filter on the bus.",
    "In Old Goa look up, at the ceiling of St Francis of Assisi."
  ],
  pickup: {
    included: true,
    type: "Shared bus",
    points: [
      "Baga, 8:00 am",
      "Calangute, 8:15 am",
      "Candolim, 8:30 am",
      "Panaji, KTC bus stand, 9:00 am"
    ],
    details: [
      "Return to the same points."
    ]
  },
  departurePoints: [
    "KTC bus stand (Kadamba), Panaji"
  ],
  forWhom: [
    "Families",
    "Older visitors: little walking, many stops",
    "Anyone on a first visit"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "South Goa Sightseeing Tour by bus: Old Goa, temples, Dona Paula, ₹299",
    description: "A guided day by air-conditioned bus: Basilica of Bom Jesus, Mangeshi and Shantadurga temples, Dona Paula, Panaji. Pickup in North Goa. ₹299 a person, 20% off.",
    keywords: [
      "South Goa tour",
      "Old Goa sightseeing",
      "Goa bus tour",
      "Mangeshi temple tour",
      "Dona Paula"
    ],
    socialPicture: "social/activitys-south-goa-sightseeing"
  },
  more: []
}
