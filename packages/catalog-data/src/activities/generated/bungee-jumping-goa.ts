// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const bungeeJumpingGoa: Activity = {
  id: "activity-11",
  slug: "bungee-jumping-goa",
  name: "Bungee Jumping at Mayem Lake",
  description: "Mayem lake lies among green hills an hour inland, and over its edge stands a steel tower with a platform at 65 metres. You are weighed twice, the cord is chosen for your weight, two people check every buckle and say so aloud, and then it is between you and the edge. The fall takes three and a half seconds; after four or five swings a boat fetches you from above the water. Nobody is pushed. If you turn round on the platform you may walk down again, but the ticket is used.",
  highlights: [
    {
      title: "A fixed platform 65 m above the lake",
      lines: [
        "The height is measured to the water in October."
      ]
    },
    {
      title: "Double check, said aloud",
      lines: [
        "Ankle harness and body harness, each fastened on a line of its own."
      ]
    },
    {
      title: "A certificate and a cup of tea",
      lines: []
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5748,73.9392&z=15&output=embed",
  duration: "About 2 hours, with the jump itself under a minute",
  schedule: [
    {
      name: "Reporting",
      text: "At your slot"
    },
    {
      name: "Forms, weighing, harness",
      text: "45 minutes"
    },
    {
      name: "Jump",
      text: "Under a minute, in order of weight"
    },
    {
      name: "Return by boat",
      text: "10 minutes"
    }
  ],
  difficulty: "Hard on the nerves, easy on the muscles",
  meetingPoint: "Reception cabin at the car park of Mayem lake",
  photosAllowed: "From the shore; the crew films from the tower",
  expect: [
    "Waiting: jumps go by weight, not by arrival.",
    "Silence on the way down, a pull from the ankles, then swinging."
  ],
  comforts: [
    "Shaded viewing stand",
    "Toilets",
    "Tea and omelette stall"
  ],
  languages: [
    "English",
    "Hindi",
    "Konkani"
  ],
  notAllowed: [
    "Skirts and loose scarves",
    "Cameras and phones on the platform",
    "Tandem jumps"
  ],
  travelInfo: [
    "From Candolim 32 km, an hour by way of Mapusa and Bicholim.",
    "There is no bus back after 6:30 pm."
  ],
  notes: [
    "No jumps in lightning, heavy rain or wind that sways the tower. You then choose another day or your money back."
  ],
  activities: [
    {
      name: "Bungee jump",
      icon: "bungee",
      description: "From a fixed platform 65 m above the lake.",
      duration: "Under a minute",
      age: "14 to 55",
      safety: "Two harnesses, two checks.",
      restrictions: "40 to 110 kg."
    }
  ],
  location: "Mayem Lake, Bicholim",
  coordinates: {
    lat: 15.5748,
    lng: 73.9392
  },
  status: "Active",
  price: 2799,
  offer: 20,
  rating: 4.8,
  cardLine: "A fixed platform 65 m above the lake",
  activityNames: [
    "Bungee jump"
  ],
  pictures: [
    {
      name: "activities/bungee-jumping-goa/1",
      hash: "2b8c16c9",
      width: 1920,
      height: 1200,
      tints: [
        "#88b7cc",
        "#99bab4",
        "#4d8688"
      ],
      alt: "A jumper falling head first from a platform above Mayem lake"
    },
    {
      name: "activities/bungee-jumping-goa/2",
      hash: "4ec42750",
      width: 1920,
      height: 1200,
      tints: [
        "#a6c4c4",
        "#8aa892",
        "#3e6d59"
      ],
      alt: "The jump tower among green hills"
    },
    {
      name: "activities/bungee-jumping-goa/3",
      hash: "8ad04669",
      width: 1920,
      height: 1200,
      tints: [
        "#88b1ae",
        "#a8b79f",
        "#4f6a69"
      ],
      alt: "A jumper being fastened into the harness"
    },
    {
      name: "activities/bungee-jumping-goa/4",
      hash: "e8348ca0",
      width: 1920,
      height: 1200,
      tints: [
        "#6092a3",
        "#468193",
        "#45a7b7"
      ],
      alt: "A boat crew reaching for a jumper above the water"
    }
  ],
  visitorPictures: [],
  timeToVisit: "October to May, 10:00 am to 5:00 pm, closed on Tuesday",
  inclusions: [
    "One jump",
    "Harness and crew",
    "Insurance of the operator",
    "Certificate"
  ],
  notIncluded: [
    "Video, ₹800",
    "Transfer to Mayem",
    "Food"
  ],
  requirements: [
    "Age 14 to 55; under 18 with a parent’s signature on the spot.",
    "Weight 40 to 110 kg, clothed.",
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Not with high blood pressure, heart disease, epilepsy, eye operations, neck or back injuries, or in pregnancy.",
    "No alcohol in the eight hours before. The crew turns away anyone who has been drinking, without refund."
  ],
  tips: [
    "Jump outwards, not down.",
    "Empty your pockets before the scales, not on the platform.",
    "Closed shoes that lace."
  ],
  pickup: {
    included: false,
    type: "Cab through us",
    points: [
      "Candolim",
      "Calangute",
      "Baga",
      "Panaji"
    ],
    details: [
      "The fare, by distance and with the wait, is quoted with your booking."
    ]
  },
  departurePoints: [
    "Reception cabin at Mayem lake, Bicholim"
  ],
  forWhom: [
    "The curious and the stubborn",
    "Onlookers are welcome on the shore without a ticket"
  ],
  email: "jump@mayemtower.example",
  phone: "+91 832 000 0163",
  contact: null,
  meta: {
    title: "Bungee Jumping in Goa: 65 m at Mayem Lake, ₹2,799",
    description: "A bungee jump of 65 m over Mayem lake in Bicholim, with double harness and insurance. ₹2,799 a person, 20% off. Age, weight and health rules in full.",
    keywords: [
      "bungee jumping Goa",
      "Mayem lake bungee",
      "bungee price Goa",
      "65 m bungee",
      "adventure Bicholim"
    ],
    socialPicture: "social/activitys-bungee-jumping-goa"
  },
  more: []
}
