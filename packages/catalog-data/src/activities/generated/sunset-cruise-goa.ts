// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const sunsetCruiseGoa: Activity = {
  id: "activity-1",
  slug: "sunset-cruise-goa",
  name: "Sunset Cruise on the Mandovi",
  description: "A double-decked river boat leaves Santa Monica Jetty, passes the old secretariat and the floating casinos, and follows the Mandovi down past the fort of Reis Magos until Miramar and the open sea are in sight. There it turns, so that both sides have the sunset. On the way back a Goan troupe dances Dekhni, Fugdi and Corridinho on deck, and invites anyone who does not look away in time. It is cheerful and loud rather than romantic; for quiet, take the front rail of the upper deck.",
  highlights: [
    {
      title: "The sun goes down behind Fort Aguada while the boat turns at the river mouth",
      lines: [
        "Sit on the left going out and stay there: the boat swings round for you."
      ]
    },
    {
      title: "Goan folk dances live on deck",
      lines: [
        "Dekhni, Fugdi and Corridinho, with a band."
      ]
    },
    {
      title: "Panaji from the water",
      lines: [
        "The old secretariat, the church above its steps, Reis Magos on the far bank."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5012,73.8372&z=15&output=embed",
  duration: "1 hour",
  schedule: [
    {
      name: "Reporting",
      text: "5:00 pm at Santa Monica Jetty"
    },
    {
      name: "Boarding",
      text: "5:30 pm"
    },
    {
      name: "Back at the jetty",
      text: "One hour after leaving"
    }
  ],
  meetingPoint: "Ticket windows of Santa Monica Jetty, Dayanand Bandodkar Road, Panaji",
  photosAllowed: "Yes, everywhere on board",
  entertainment: [
    "Goan folk dances",
    "Konkani and Hindi songs by a live band",
    "Open dance floor on the upper deck"
  ],
  comforts: [
    "Toilets on the lower deck",
    "Snack counter",
    "Seats with backs on the lower deck"
  ],
  languages: [
    "English",
    "Hindi",
    "Konkani"
  ],
  travelInfo: [
    "From Candolim: 14 km, 35 minutes, but allow an hour on Friday and Saturday.",
    "Parking under the bridge, paid by the hour."
  ],
  notes: [
    "If the crew cancels for weather you choose another day or your money back.",
    "The boat runs in the monsoon too, on days when the river is calm."
  ],
  activities: [
    {
      name: "Sunset cruise",
      icon: "boat",
      description: "From the jetty to the river mouth and back.",
      duration: "1 hour",
      age: "All ages",
      bestFor: "Families and groups"
    }
  ],
  location: "Mandovi River, Panaji",
  coordinates: {
    lat: 15.5012,
    lng: 73.8372
  },
  status: "Active",
  price: 249,
  offer: 50,
  rating: 4.6,
  cardLine: "The sun goes down behind Fort Aguada while the boat turns at the river mouth",
  activityNames: [
    "Sunset cruise"
  ],
  pictures: [
    {
      name: "activities/sunset-cruise-goa/1",
      hash: "1d407189",
      width: 1920,
      height: 1200,
      tints: [
        "#d77d64",
        "#e1a270",
        "#9c5c58"
      ],
      alt: "A double-decked river boat on the Mandovi with the sun low behind it"
    },
    {
      name: "activities/sunset-cruise-goa/2",
      hash: "aa6286bc",
      width: 1920,
      height: 1200,
      tints: [
        "#c17959",
        "#dfa46a",
        "#835559"
      ],
      alt: "Passengers along the upper rail against an orange sky"
    },
    {
      name: "activities/sunset-cruise-goa/3",
      hash: "a2831982",
      width: 1920,
      height: 1200,
      tints: [
        "#42486b",
        "#68667c",
        "#654f4b"
      ],
      alt: "Folk dancers on the small stage of the river boat"
    },
    {
      name: "activities/sunset-cruise-goa/4",
      hash: "b00ebfa6",
      width: 1920,
      height: 1200,
      tints: [
        "#80b3b3",
        "#9dab99",
        "#2e8185"
      ],
      alt: "The mouth of the Mandovi with Reis Magos fort on the far bank"
    }
  ],
  visitorPictures: [],
  timeToVisit: "Daily; boats leave between 5:30 and 6:15 pm, following the sun",
  inclusions: [
    "One hour on the river",
    "Live band and dancers",
    "Seat on either deck, first come",
    "Life jacket"
  ],
  notIncluded: [
    "Snacks and drinks, sold on board",
    "Transfer to the jetty",
    "Photographs taken by the boat’s photographer"
  ],
  requirements: [
    "Be at the jetty half an hour early: boats do not wait for traffic on the bridge.",
    "Outside food and drink stay ashore."
  ],
  tips: [
    "Weekdays have half the crowd of Saturday.",
    "Bring a thin jacket from December to February.",
    "The lower deck has shade and seats with backs, which older guests prefer."
  ],
  pickup: {
    included: false,
    type: "Own transport, or a cab through us",
    points: [
      "Candolim",
      "Calangute",
      "Baga",
      "Panaji"
    ],
    details: [
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance."
    ]
  },
  departurePoints: [
    "Santa Monica Jetty, Panaji, below the Mandovi bridges"
  ],
  forWhom: [
    "Families with children of any age",
    "Groups",
    "Anyone with one evening in Panaji"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Sunset Cruise in Goa: one hour on the Mandovi, ₹249",
    description: "A river boat from Santa Monica Jetty in Panaji to the mouth of the Mandovi and back, with Goan dances on deck. ₹249 a person, 50% off.",
    keywords: [
      "sunset cruise Goa",
      "Mandovi river cruise",
      "Panaji boat ride",
      "Santa Monica Jetty",
      "Goa cruise price"
    ],
    socialPicture: "social/activitys-sunset-cruise-goa"
  },
  more: []
}
