// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const dolphinWatchingCruiseGoa: Activity = {
  id: "activity-13",
  slug: "dolphin-watching-cruise-goa",
  name: "Dolphin Watching Cruise",
  description: "Where the Mandovi meets the sea the water is brown and full of fish, and humpback dolphins hunt there most mornings. Covered wooden boats for sixteen go out from Coco beach, pass under the walls of Fort Aguada with its two lighthouses and the old jail, and wait. When the backs show, the engine stops: a dozen boats chasing one family of dolphins is what we do not do. On nine mornings of ten you see them; on the tenth you have had a boat ride along the fort.",
  highlights: [
    {
      title: "Humpback dolphins at the mouth of the Mandovi, with the engine off when they surface",
      lines: [
        "They come in families of three to eight and show a low, rounded fin."
      ]
    },
    {
      title: "Fort Aguada from the sea",
      lines: [
        "The lower wall, the jail that is now a museum, both lighthouses."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.4986,73.7946&z=15&output=embed",
  duration: "1 hour",
  schedule: [
    {
      name: "Reporting",
      text: "7:15 am, or any half hour until 9:30"
    },
    {
      name: "On the water",
      text: "1 hour"
    }
  ],
  difficulty: "Easy",
  meetingPoint: "The tea stall where the road reaches Coco beach",
  photosAllowed: "Yes, without flash",
  languages: [
    "English",
    "Hindi",
    "Konkani"
  ],
  notAllowed: [
    "Feeding or touching dolphins",
    "Swimming from the boat",
    "Loud music"
  ],
  notes: [
    "If the crew cancels for weather you choose another day or your money back.",
    "No dolphins seen? Come again on any morning of the same week, once, without charge."
  ],
  activities: [
    {
      name: "Dolphin watching by boat",
      icon: "dolphin",
      duration: "1 hour",
      age: "All ages",
      safety: "Life jackets on.",
      groupSize: "Up to 16"
    }
  ],
  location: "Coco Beach, Nerul",
  coordinates: {
    lat: 15.4986,
    lng: 73.7946
  },
  status: "Active",
  price: 249,
  offer: 38,
  rating: 4.3,
  cardLine: "Humpback dolphins at the mouth of the Mandovi, with the engine off when they surface",
  activityNames: [
    "Dolphin watching by boat"
  ],
  pictures: [
    {
      name: "activities/dolphin-watching-cruise-goa/1",
      hash: "8476802f",
      width: 1920,
      height: 1200,
      tints: [
        "#91c6c7",
        "#73aea5",
        "#2b8484"
      ],
      alt: "Two humpback dolphins surfacing beside a small wooden boat"
    },
    {
      name: "activities/dolphin-watching-cruise-goa/2",
      hash: "30091c6d",
      width: 1920,
      height: 1200,
      tints: [
        "#81b5bc",
        "#a09f8b",
        "#3d7a86"
      ],
      alt: "A boat below the walls and lighthouse of Fort Aguada"
    },
    {
      name: "activities/dolphin-watching-cruise-goa/3",
      hash: "867a3a1f",
      width: 1920,
      height: 1200,
      tints: [
        "#7fadb3",
        "#a9bcaf",
        "#cdc5a7"
      ],
      alt: "The line of boats on the sand at Coco beach"
    },
    {
      name: "activities/dolphin-watching-cruise-goa/4",
      hash: "618f25c3",
      width: 1920,
      height: 1200,
      tints: [
        "#504d77",
        "#a78c7e",
        "#50475c"
      ],
      alt: "A tern diving near the boat at the river mouth"
    }
  ],
  visitorPictures: [],
  timeToVisit: "October to May, 7:30 to 10:30 am",
  inclusions: [
    "Seat in a covered boat",
    "Life jacket",
    "Tea on return"
  ],
  notIncluded: [
    "Transfer to Coco beach",
    "Breakfast"
  ],
  requirements: [
    "Life jackets stay on, also for good swimmers.",
    "Children of any age, on an adult’s lap under 3."
  ],
  tips: [
    "The earlier, the flatter the sea.",
    "Watch for terns diving: the dolphins are below.",
    "Binoculars help more than a long lens."
  ],
  pickup: {
    included: false,
    type: "Own transport, or a cab through us",
    points: [
      "Candolim",
      "Calangute",
      "Panaji"
    ],
    details: [
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance."
    ]
  },
  departurePoints: [
    "Coco beach, Nerul, beside the fishing boats"
  ],
  forWhom: [
    "Families",
    "Early risers",
    "Older guests: the boat is boarded from a plank with a hand to hold"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Dolphin Watching in Goa: an hour from Coco Beach, ₹249",
    description: "Dolphin watching at the mouth of the Mandovi from Coco beach, in covered boats that stop their engines. ₹249 a person, 38% off. Seen on nine mornings of ten.",
    keywords: [
      "dolphin watching Goa",
      "dolphin cruise Goa",
      "Coco beach dolphins",
      "Nerul boat trip",
      "Fort Aguada by boat"
    ],
    socialPicture: "social/activitys-dolphin-watching-cruise-goa"
  },
  more: []
}
