// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const flyboardingInGoa: Activity = {
  id: "activity-10",
  slug: "flyboarding-in-goa",
  name: "Flyboarding in Goa",
  description: "Your feet are strapped to a board with two nozzles, a hose joins it to a jet ski, and the instructor on the jet ski decides how much water comes through. At first you lie in the sea like a starfish; after three or four minutes most people stand, and by the tenth they turn. The place is the bay of Sinquerim, where the Aguada headland keeps the southern swell out. Legs ache the next day. Few things make a grown person laugh so loudly.",
  highlights: [
    {
      title: "Up to eight metres above the sea on two jets of water, taught by an instructor on the jet ski",
      lines: [
        "Beginners stay below three metres until they can stand and turn."
      ]
    },
    {
      title: "A lesson on land first",
      lines: [
        "Fifteen minutes: how to stand, how to fall, the hand signs."
      ]
    },
    {
      title: "One guest on the water at a time",
      lines: [
        "With one instructor and a rescue boat."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.4992,73.7672&z=15&output=embed",
  duration: "15 to 20 minutes on the board, about 1 hour in all",
  schedule: [
    {
      name: "Reporting",
      text: "7:45 am or at the time given with the forecast"
    },
    {
      name: "Lesson on land",
      text: "15 minutes"
    },
    {
      name: "On the board",
      text: "15 to 20 minutes"
    }
  ],
  difficulty: "Moderate to hard",
  meetingPoint: "The flag at the south end of Sinquerim beach",
  windAdvisory: "No flights above 12 mph of wind. The forecast is checked at 7:00 am, and you hear from us by 7:15.",
  photosAllowed: "From the boat and the beach",
  experienceSummary: "Ten minutes of falling, then five of flying.",
  expect: [
    "Many short falls into deep water.",
    "Noise from the pump.",
    "A moment when it suddenly works."
  ],
  languages: [
    "English",
    "Hindi"
  ],
  whoCanFly: [
    "Swimmers from 12 years, 40 to 110 kg",
    "No earlier experience is needed",
    "Not after a shoulder dislocation, and not in pregnancy"
  ],
  notAllowed: [
    "Cameras in the hand: use the helmet mount",
    "Jewellery",
    "Flying over bathers"
  ],
  proTips: [
    "Press with the heel of the leg you want to turn round."
  ],
  notes: [
    "Runs from October to May. From June to September the sea is closed to water sports.",
    "If the crew cancels for weather you choose another day or your money back."
  ],
  activities: [
    {
      name: "Flyboarding",
      icon: "flyboard",
      description: "Lesson and flight with your own instructor.",
      duration: "15 to 20 minutes",
      age: "12 and older",
      safety: "Helmet, life jacket, rescue boat.",
      restrictions: "40 to 110 kg; swimmers only.",
      groupSize: "One at a time"
    }
  ],
  location: "Sinquerim, North Goa",
  coordinates: {
    lat: 15.4992,
    lng: 73.7672
  },
  status: "Active",
  price: 2299,
  offer: 25,
  rating: 4.5,
  cardLine: "Up to eight metres above the sea on two jets of water, taught by an instructor on the jet ski",
  activityNames: [
    "Flyboarding"
  ],
  pictures: [
    {
      name: "activities/flyboarding-in-goa/1",
      hash: "e0fae815",
      width: 1920,
      height: 1200,
      tints: [
        "#4191b7",
        "#89c2d3",
        "#57adb5"
      ],
      alt: "A flyboarder standing on two jets of water above the sea"
    },
    {
      name: "activities/flyboarding-in-goa/2",
      hash: "d89b541d",
      width: 1920,
      height: 1200,
      tints: [
        "#8ec5cb",
        "#7fb4b1",
        "#3a898a"
      ],
      alt: "A beginner just above the surface with an instructor on a jet ski"
    },
    {
      name: "activities/flyboarding-in-goa/3",
      hash: "1d468f14",
      width: 1920,
      height: 1200,
      tints: [
        "#c76942",
        "#d89e5e",
        "#ad7152"
      ],
      alt: "A flyboarder leaning back against the fort headland"
    },
    {
      name: "activities/flyboarding-in-goa/4",
      hash: "1f0f0b1c",
      width: 1920,
      height: 1200,
      tints: [
        "#8fbfb9",
        "#a1b7a0",
        "#d5bf9d"
      ],
      alt: "An instructor fastening the boots of a flyboard on the sand"
    }
  ],
  visitorPictures: [],
  timeToVisit: "November to April, 8:00 to 11:30 am, before the sea breeze",
  inclusions: [
    "Board, boots, helmet, life jacket",
    "Instructor",
    "Boat to the platform",
    "Insurance of the operator"
  ],
  notIncluded: [
    "An extra accompanying adult on the boat: ₹500",
    "Video, ₹600",
    "Transfer"
  ],
  requirements: [
    "Minimum age 12; under 18 with a parent present.",
    "Weight 40 to 110 kg.",
    "You should be able to swim 50 metres.",
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Not for anyone who is pregnant, has a heart condition, asthma that needs an inhaler daily, epilepsy, or a recent operation or fracture.",
    "No alcohol in the eight hours before. The crew turns away anyone who has been drinking, without refund."
  ],
  tips: [
    "Straight legs, eyes on the horizon: bent knees bring you down.",
    "Eat lightly, two hours before.",
    "Contact lenses wash out; leave them."
  ],
  pickup: {
    included: false,
    type: "Own transport, or a cab through us",
    points: [
      "Candolim",
      "Calangute",
      "Baga"
    ],
    details: [
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance."
    ]
  },
  departurePoints: [
    "Sinquerim beach, at the foot of the lower fort wall"
  ],
  forWhom: [
    "Swimmers from 12 years",
    "People with strong ankles",
    "Not for those with knee or back trouble"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Flyboarding in Goa: Sinquerim bay with an instructor, ₹2,299",
    description: "Flyboarding off Sinquerim with a lesson, own instructor and rescue boat. ₹2,299 a person, 25% off. From age 12, swimmers, no flights above 12 mph of wind.",
    keywords: [
      "flyboarding Goa",
      "flyboard price Goa",
      "Sinquerim water sports",
      "jet board Goa",
      "adventure Candolim"
    ],
    socialPicture: "social/activitys-flyboarding-in-goa"
  },
  more: []
}
