// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const paraglidingAdventureGoa: Activity = {
  id: "activity-5",
  slug: "paragliding-adventure-goa",
  name: "Paragliding Adventure",
  description: "Between Arambol and Keri the coast rises to a bare plateau, and the afternoon wind from the sea climbs its face. A tandem wing lifts off there in a few steps. You sit in front, the pilot behind you steers along the cliff over Kalacha beach and its sweet-water lake, out over the surf and back. There is no jump and no falling: the wing rises from the ground while you walk. Flights last ten to fifteen minutes, as long as the wind is kind.",
  highlights: [
    {
      title: "Tandem flight from the Arambol cliff over the sweet-water lake and the sea",
      lines: [
        "The take-off is 60 to 70 metres above the beach."
      ]
    },
    {
      title: "Licensed tandem pilots",
      lines: [
        "Each with a reserve parachute, which is repacked every six months."
      ]
    },
    {
      title: "Landing on the plateau or on the sand",
      lines: [
        "The pilot decides by the wind."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.6972,73.7012&z=15&output=embed",
  duration: "10 to 15 minutes in the air, about 2 hours in all",
  schedule: [
    {
      name: "Reporting",
      text: "At the time we confirm that morning, after the wind forecast"
    },
    {
      name: "Walk up",
      text: "20 minutes from the end of Arambol beach"
    },
    {
      name: "Briefing and harness",
      text: "15 minutes"
    },
    {
      name: "Flight",
      text: "10 to 15 minutes"
    }
  ],
  difficulty: "Easy, with a steep walk of twenty minutes",
  meetingPoint: "The last shack at the north end of Arambol beach, where the cliff path begins",
  windAdvisory: "The wing flies in 8 to 16 mph of wind from the sea, south-west to north-west. Below that it does not rise, above it we do not launch.",
  photosAllowed: "Yes, with a strap; phones are tied to the harness",
  expect: [
    "Ten steps of walking, then no ground.",
    "Silence, apart from the wind in the lines.",
    "A sitting landing."
  ],
  languages: [
    "English",
    "Hindi",
    "Russian"
  ],
  whoCanFly: [
    "Anyone from 5 years who weighs no more than 90-100 kg",
    "People who can run ten steps; those who cannot are helped by two crew if the wind is steady",
    "Not in pregnancy, and not within six months of an operation on back, knee or heart"
  ],
  notes: [
    "If the crew cancels for weather you choose another day or your money back.",
    "No flights from June to September."
  ],
  activities: [
    {
      name: "Tandem paragliding",
      icon: "paraglide",
      description: "Soaring along the sea cliff with a pilot.",
      duration: "10 to 15 minutes",
      age: "5 and older",
      safety: "Helmet, back protector, reserve parachute.",
      restrictions: "Up to 90-100 kg by wind.",
      groupSize: "One passenger to each pilot"
    }
  ],
  location: "Arambol cliff, Pernem",
  coordinates: {
    lat: 15.6972,
    lng: 73.7012
  },
  status: "Active",
  price: 3099,
  offer: null,
  rating: 4.7,
  cardLine: "Tandem flight from the Arambol cliff over the sweet-water lake and the sea",
  activityNames: [
    "Tandem paragliding"
  ],
  pictures: [
    {
      name: "activities/paragliding-adventure-goa/1",
      hash: "2df60380",
      width: 1920,
      height: 1200,
      tints: [
        "#7db2b7",
        "#bbcfb6",
        "#7a8d83"
      ],
      alt: "A tandem paraglider above the cliff and the sea at Arambol"
    },
    {
      name: "activities/paragliding-adventure-goa/2",
      hash: "41f5a380",
      width: 1920,
      height: 1200,
      tints: [
        "#7db8cf",
        "#aed3d3",
        "#6a8d81"
      ],
      alt: "A pilot and passenger running to the edge with the wing rising"
    },
    {
      name: "activities/paragliding-adventure-goa/3",
      hash: "abc9e164",
      width: 1920,
      height: 1200,
      tints: [
        "#509492",
        "#488e8f",
        "#62928a"
      ],
      alt: "The beach and the lake seen from the air"
    },
    {
      name: "activities/paragliding-adventure-goa/4",
      hash: "5ab5cce6",
      width: 1920,
      height: 1200,
      tints: [
        "#89bdbc",
        "#b2a186",
        "#b26248"
      ],
      alt: "A wing being laid out on the laterite plateau"
    }
  ],
  visitorPictures: [],
  timeToVisit: "November to April, from noon until an hour before sunset, when the sea breeze is steady",
  inclusions: [
    "Tandem flight with a licensed pilot",
    "Helmet, harness and reserve",
    "Insurance of the operator",
    "Helper for the walk up"
  ],
  notIncluded: [
    "Transfer to Arambol",
    "Video from the pilot’s camera, ₹500"
  ],
  requirements: [
    "Minimum age 5; under 18 with a parent’s signature.",
    "Weight limit 90-100 kg: 90 kg in light wind, 100 kg in steady wind. The pilot weighs and decides.",
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Closed shoes with a heel strap; flip-flops are left at the car.",
    "Not for anyone who is pregnant, has a heart condition, asthma that needs an inhaler daily, epilepsy, or a recent operation or fracture.",
    "No alcohol in the eight hours before. The crew turns away anyone who has been drinking, without refund."
  ],
  tips: [
    "Keep two afternoons free: the wind cancels about one in four.",
    "Look at the horizon, not at your feet, in the first turn.",
    "Bring water, there is no stall on the plateau."
  ],
  pickup: {
    included: false,
    type: "Own transport",
    points: [
      "Arambol",
      "Ashwem",
      "Mandrem"
    ],
    details: [
      "A cab from Calangute takes 75 minutes and is quoted by distance."
    ]
  },
  departurePoints: [
    "The plateau above Kalacha (Sweet Water) beach, Arambol"
  ],
  forWhom: [
    "Beginners",
    "Children from 5 who can follow instructions",
    "Photographers with a strapped camera"
  ],
  email: "fly@arambolwings.example",
  phone: "+91 832 000 0162",
  contact: null,
  meta: {
    title: "Paragliding in Goa: tandem flight at Arambol, ₹3,099",
    description: "Tandem paragliding from the cliff at Arambol, 10 to 15 minutes over the sea and the sweet-water lake. ₹3,099 a person. From age 5, weight limit 90-100 kg.",
    keywords: [
      "paragliding Goa",
      "Arambol paragliding",
      "tandem flight Goa",
      "paragliding price Goa",
      "Kalacha beach"
    ],
    socialPicture: "social/activitys-paragliding-adventure-goa"
  },
  more: []
}
