// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const scubaDivingComboGoa: Activity = {
  id: "activity-4",
  slug: "scuba-diving-combo-goa",
  name: "Scuba Diving Combo at Grande Island",
  description: "A day on the water around a first dive. The boat goes down the Mandovi from Malim, past Fort Aguada, and across to Grande Island off Mormugao. In the sheltered bay an instructor explains the equipment, practises breathing with you at the surface, and takes you down alone, at arm’s length, to between four and eight metres. You are under for about fifteen minutes. Visibility in Goa is three to six metres, not the blue of the Andamans: expect parrotfish, butterflyfish and a small wreck in green light. The other rides follow at the beach on the way back.",
  highlights: [
    {
      title: "A guided first dive beside Grande Island, with one instructor to each diver",
      lines: [
        "No swimming needed, no certificate given.",
        "About 15 minutes under water, at 4 to 8 metres."
      ]
    },
    {
      title: "Five things on one ticket",
      lines: [
        "Scuba, snorkelling, jet ski, banana ride and bumper ride."
      ]
    },
    {
      title: "Breakfast and lunch on the boat",
      lines: [
        "Tea, fruit and sandwiches early; a simple Goan lunch after the dive."
      ]
    },
    {
      title: "Groups of ten",
      lines: [
        "So that nobody sits for two hours in a wet suit."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5062,73.8286&z=15&output=embed",
  duration: "6 to 7 hours with the boat journey",
  schedule: [
    {
      name: "Pickup",
      text: "7:00 to 7:45 am"
    },
    {
      name: "Boat leaves Malim",
      text: "8:30 am"
    },
    {
      name: "Grande Island",
      text: "10:00 am to 1:00 pm"
    },
    {
      name: "Back ashore",
      text: "About 3:00 pm"
    }
  ],
  difficulty: "Easy to moderate",
  meetingPoint: "The dive school’s counter at the entrance of Malim Jetty",
  photosAllowed: "Yes; the instructor takes three photographs under water",
  experienceSummary: "A whole day for a quarter of an hour under water, and most people say it was worth it.",
  expect: [
    "Two and a half hours of boat journey in all, three at the island, one for the rides.",
    "Waiting your turn: dives are one by one. Snorkel meanwhile.",
    "Green water rather than blue, and more fish close to the rocks than over the sand."
  ],
  languages: [
    "English",
    "Hindi",
    "Marathi"
  ],
  optionalActivities: [
    "Parasailing from the boat, paid on the spot",
    "Underwater video"
  ],
  notAllowed: [
    "Touching or taking coral and shells",
    "Plastic bags on the boat",
    "Smoking on board"
  ],
  proTips: [
    "Press your nose and blow gently every metre on the way down, before it hurts.",
    "Sit in the middle of the boat, where it rolls least."
  ],
  notes: [
    "Runs from October to May. From June to September the sea is closed to water sports.",
    "If the crew cancels for weather you choose another day or your money back.",
    "If you stop your dive by your own wish, it counts as taken."
  ],
  people: 10,
  food: {
    type: "Light breakfast and lunch",
    menu: [
      "Tea, fruit, sandwiches",
      "Rice, dal, chicken or vegetable curry, salad",
      "Water and biscuits"
    ]
  },
  activities: [
    {
      name: "Scuba diving",
      icon: "scuba",
      description: "A guided dive without certificate.",
      duration: "About 15 minutes under water",
      age: "12 and older",
      safety: "One instructor to each diver; oxygen on the boat.",
      restrictions: "Not with a cold, ear trouble, heart disease or in pregnancy; with asthma of any kind only with a doctor’s letter.",
      groupSize: "10"
    },
    {
      name: "Snorkelling",
      icon: "snorkel",
      duration: "As long as you like at the island",
      age: "8 and older",
      safety: "Vest worn throughout."
    },
    {
      name: "Jet ski ride",
      icon: "jet-ski",
      duration: "One round, about 300 m",
      age: "12 and older",
      notes: "A driver sits behind you."
    },
    {
      name: "Banana ride",
      icon: "banana",
      duration: "10 minutes",
      age: "8 and older",
      groupSize: "4 to 6"
    },
    {
      name: "Bumper ride",
      icon: "bumper",
      duration: "5 minutes",
      age: "10 and older",
      restrictions: "Not for weak backs."
    }
  ],
  location: "Grande Island, from Malim Jetty",
  coordinates: {
    lat: 15.5062,
    lng: 73.8286
  },
  status: "Active",
  price: 1199,
  offer: 40,
  rating: 4.5,
  cardLine: "A guided first dive beside Grande Island, with one instructor to each diver",
  activityNames: [
    "Scuba diving",
    "Snorkelling",
    "Jet ski ride",
    "Banana ride",
    "Bumper ride"
  ],
  pictures: [
    {
      name: "activities/scuba-diving-combo-goa/1",
      hash: "00beb747",
      width: 1920,
      height: 1200,
      tints: [
        "#7fc9cb",
        "#50949e",
        "#566970"
      ],
      alt: "A diver and an instructor above a reef with striped fish"
    },
    {
      name: "activities/scuba-diving-combo-goa/2",
      hash: "fd25fc3c",
      width: 1920,
      height: 1200,
      tints: [
        "#5c9db4",
        "#528790",
        "#4aacac"
      ],
      alt: "The dive boat anchored off the rocks of Grande Island"
    },
    {
      name: "activities/scuba-diving-combo-goa/3",
      hash: "1aeda22e",
      width: 1920,
      height: 1200,
      tints: [
        "#b7e1d9",
        "#54acb3",
        "#2f7189"
      ],
      alt: "A snorkeller seen from below, with light falling through the water"
    },
    {
      name: "activities/scuba-diving-combo-goa/4",
      hash: "17e10f9b",
      width: 1920,
      height: 1200,
      tints: [
        "#89c1cb",
        "#93b9af",
        "#9f8260"
      ],
      alt: "An instructor checking a diver’s mask at the side of the boat"
    }
  ],
  visitorPictures: [
    {
      name: "activities/scuba-diving-combo-goa/visitor-1",
      hash: "4ea7e919",
      width: 1920,
      height: 1200,
      tints: [
        "#79bed2",
        "#407ba0",
        "#3d638d"
      ],
      alt: "Two first-time divers giving the OK sign under water"
    },
    {
      name: "activities/scuba-diving-combo-goa/visitor-2",
      hash: "a006c6c7",
      width: 1920,
      height: 1200,
      tints: [
        "#8fbfd3",
        "#89afb5",
        "#78a8b5"
      ],
      alt: "A group in life jackets on the bow of the dive boat"
    },
    {
      name: "activities/scuba-diving-combo-goa/visitor-3",
      hash: "e8d813dd",
      width: 1920,
      height: 1200,
      tints: [
        "#ca8235",
        "#cfa653",
        "#9a5d3f"
      ],
      alt: "A visitor on a banana ride on the way back"
    }
  ],
  timeToVisit: "October to May, best from November to February when the water is clearest",
  inclusions: [
    "Instructor and all diving equipment",
    "Snorkelling with mask and vest",
    "One jet ski, one banana and one bumper ride",
    "Light breakfast, lunch and water",
    "Three underwater photographs",
    "Shared transfer in North Goa"
  ],
  notIncluded: [
    "Underwater video, ₹500 on the boat",
    "Towels and dry clothes",
    "Alcohol"
  ],
  requirements: [
    "Minimum age 12 for scuba and for the jet ski.",
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "A health form, signed at the jetty; from 12 to 17 a parent signs too.",
    "Not for anyone who is pregnant, has a heart condition, asthma that needs an inhaler daily, epilepsy, or a recent operation or fracture.",
    "No alcohol in the eight hours before. The crew turns away anyone who has been drinking, without refund.",
    "Leave 18 hours between the dive and a flight."
  ],
  tips: [
    "Tell the instructor if you have a cold: blocked ears are the usual reason a dive ends early.",
    "Take a seasickness tablet an hour before if boats trouble you; the crossing can roll.",
    "Dark swimwear under light clothes, a cap with a string, no jewellery."
  ],
  pickup: {
    included: true,
    type: "Shared minibus",
    points: [
      "Anjuna",
      "Baga",
      "Calangute",
      "Candolim",
      "Panaji"
    ],
    details: [
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance.",
      "From the south, come by own transport to Malim."
    ]
  },
  departurePoints: [
    "Malim Jetty, Betim, on the north bank of the Mandovi"
  ],
  forWhom: [
    "First-time divers",
    "Non-swimmers who are at ease in water",
    "Certified divers should ask us for a fun dive instead"
  ],
  email: null,
  phone: "+91 832 000 0161",
  contact: null,
  meta: {
    title: "Scuba Diving Combo in Goa: Grande Island and four rides, ₹1,199",
    description: "A first dive at Grande Island with one instructor each, snorkelling, jet ski, banana and bumper rides, food and transfer. ₹1,199 a person, 40% off. From age 12, groups of 10.",
    keywords: [
      "scuba diving Goa",
      "Grande Island scuba",
      "scuba combo Goa price",
      "first dive Goa",
      "Malim jetty scuba"
    ],
    socialPicture: "social/activitys-scuba-diving-combo-goa"
  },
  more: []
}
