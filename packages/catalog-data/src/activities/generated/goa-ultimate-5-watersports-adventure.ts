// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const goaUltimate5WatersportsAdventure: Activity = {
  id: "activity-12",
  slug: "goa-ultimate-5-watersports-adventure",
  name: "Goa Ultimate 5 Watersports Adventure",
  description: "The five rides of Calangute beach on one ticket, from one licensed operator, so that you bargain with no one. A speedboat takes you out to the parasail boat beyond the surf; back at the beach the jet ski, the banana and the bumper follow in whatever order the queue allows. Each ride is short: two hours on the beach are perhaps half an hour on the water. You get wet from the first minute, and the banana is tipped over on purpose unless you tell the driver not to.",
  highlights: [
    {
      title: "Parasailing, jet ski, banana, bumper and speedboat on one ticket",
      lines: []
    },
    {
      title: "One counter, one price",
      lines: [
        "Nothing more to pay on the sand, apart from the video if you want it."
      ]
    },
    {
      title: "Lifeguards within sight",
      lines: [
        "Their tower stands fifty metres from the counter."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5438,73.7552&z=15&output=embed",
  duration: "About 2 hours",
  schedule: [
    {
      name: "Reporting",
      text: "Any time from 9:30 am to 3:30 pm"
    },
    {
      name: "Briefing",
      text: "10 minutes"
    },
    {
      name: "Rides",
      text: "About 2 hours with waiting"
    }
  ],
  difficulty: "Easy",
  meetingPoint: "The counter with the blue flags, Calangute beach",
  photosAllowed: "From the beach",
  languages: [
    "English",
    "Hindi",
    "Marathi"
  ],
  addOns: [
    "Scuba day at Grande Island on another morning, at its own price"
  ],
  notAllowed: [
    "Own selfie sticks on rides",
    "Rides after drinking",
    "Leaving the life jacket open"
  ],
  notes: [
    "Runs from October to May. From June to September the sea is closed to water sports.",
    "If the crew cancels for weather you choose another day or your money back."
  ],
  activities: [
    {
      name: "Parasailing",
      icon: "parasail",
      description: "Up from the deck of the boat and back on to it.",
      duration: "5 to 7 minutes in the air with the others waiting their turn",
      age: "8 and older",
      safety: "Harness checked by two people; no flights above 18 mph of wind.",
      restrictions: "35 to 100 kg; lighter guests fly in pairs."
    },
    {
      name: "Jet ski ride",
      icon: "jet-ski",
      description: "One round with a driver behind you.",
      duration: "About 300 m",
      age: "12 and older"
    },
    {
      name: "Banana ride",
      icon: "banana",
      duration: "10 minutes",
      age: "8 and older",
      groupSize: "4 to 6",
      notes: "Say so if you do not want to be tipped over."
    },
    {
      name: "Bumper ride",
      icon: "bumper",
      duration: "5 minutes",
      age: "8 and older",
      restrictions: "Not for weak backs or necks.",
      groupSize: "2"
    },
    {
      name: "Speedboat ride",
      icon: "speedboat",
      duration: "10 minutes, on the way to the parasail",
      age: "All who join the parasail"
    }
  ],
  location: "Calangute Beach, North Goa",
  coordinates: {
    lat: 15.5438,
    lng: 73.7552
  },
  status: "Active",
  price: 999,
  offer: 33,
  rating: 4.4,
  cardLine: "Parasailing, jet ski, banana, bumper and speedboat on one ticket",
  activityNames: [
    "Parasailing",
    "Jet ski ride",
    "Banana ride",
    "Bumper ride",
    "Speedboat ride"
  ],
  pictures: [
    {
      name: "activities/goa-ultimate-5-watersports-adventure/1",
      hash: "2a8ddac5",
      width: 1920,
      height: 1200,
      tints: [
        "#85b4c2",
        "#b8d9d8",
        "#61a2a7"
      ],
      alt: "A striped parasail above the sea off Calangute"
    },
    {
      name: "activities/goa-ultimate-5-watersports-adventure/2",
      hash: "e0118d2b",
      width: 1920,
      height: 1200,
      tints: [
        "#64aec9",
        "#5499a8",
        "#2598a5"
      ],
      alt: "A jet ski cutting across a wave"
    },
    {
      name: "activities/goa-ultimate-5-watersports-adventure/3",
      hash: "3c416daf",
      width: 1920,
      height: 1200,
      tints: [
        "#8dc5cc",
        "#80b2aa",
        "#569289"
      ],
      alt: "Four riders on a yellow banana boat"
    },
    {
      name: "activities/goa-ultimate-5-watersports-adventure/4",
      hash: "664358a7",
      width: 1920,
      height: 1200,
      tints: [
        "#9cc4ba",
        "#68a3a4",
        "#307888"
      ],
      alt: "Two riders on a bumper ring bouncing behind a boat"
    }
  ],
  visitorPictures: [
    {
      name: "activities/goa-ultimate-5-watersports-adventure/visitor-1",
      hash: "c49562ab",
      width: 1920,
      height: 1200,
      tints: [
        "#cecfb7",
        "#aeab94",
        "#c3b79b"
      ],
      alt: "A family in life jackets at the edge of the surf"
    },
    {
      name: "activities/goa-ultimate-5-watersports-adventure/visitor-2",
      hash: "43139ca9",
      width: 1920,
      height: 1200,
      tints: [
        "#5f99b5",
        "#81bed1",
        "#6cb3b1"
      ],
      alt: "A visitor waving from a parasail"
    },
    {
      name: "activities/goa-ultimate-5-watersports-adventure/visitor-3",
      hash: "81a2931b",
      width: 1920,
      height: 1200,
      tints: [
        "#9bc1b3",
        "#7dae98",
        "#4c8c84"
      ],
      alt: "Friends falling off the banana boat"
    }
  ],
  timeToVisit: "October to May, 9:30 am to 5:00 pm; the sea is smoothest before noon",
  inclusions: [
    "Five rides",
    "Life jackets",
    "Insurance of the operator",
    "Shared pickup between Candolim and Baga"
  ],
  notIncluded: [
    "Video from the parasail boat, ₹500",
    "Second rounds",
    "Lockers, ₹50"
  ],
  requirements: [
    "Minimum age 12 for the jet ski; 8 for the other rides.",
    "Parasailing from 35 to 100 kg.",
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Not for anyone who is pregnant, has a heart condition, asthma that needs an inhaler daily, epilepsy, or a recent operation or fracture.",
    "No alcohol in the eight hours before. The crew turns away anyone who has been drinking, without refund."
  ],
  tips: [
    "Come before eleven: less wind, shorter queues.",
    "Leave the phone in the locker, also in a pouch.",
    "Ask for the gentle banana if someone in the group cannot swim."
  ],
  pickup: {
    included: true,
    type: "Shared minibus, on the hour",
    points: [
      "Candolim, St Anthony chapel",
      "Calangute circle",
      "Baga, bus stand"
    ],
    details: [
      "From elsewhere by own transport.",
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance."
    ]
  },
  departurePoints: [
    "Water sports counter, Calangute beach, 150 m south of the main steps"
  ],
  forWhom: [
    "Groups of friends",
    "Families with children from 8",
    "First-timers"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Goa Water Sports: 5 rides at Calangute on one ticket, ₹999",
    description: "Parasailing, jet ski, banana, bumper and speedboat at Calangute from one licensed operator. ₹999 a person, 33% off, with pickup from Candolim to Baga.",
    keywords: [
      "water sports Goa",
      "Calangute water sports",
      "parasailing Goa price",
      "jet ski Goa",
      "banana ride Goa"
    ],
    socialPicture: "social/activitys-goa-ultimate-5-watersports-adventure"
  },
  more: []
}
