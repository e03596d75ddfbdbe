// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const boatPartyInGoa: Activity = {
  id: "activity-3",
  slug: "boat-party-in-goa",
  name: "Boat Party in Goa",
  description: "A wooden boat for sixty leaves Chapora jetty with a DJ on the upper deck and a charcoal grill on the lower one. It goes up the Chapora river past Siolim’s boatyards, anchors for a swim in the still water by the sandbank, and comes back at dusk under its own lamps. Two drinks and a plate from the grill are in the price. It is for adults who want to dance at five in the afternoon and be ashore for a late dinner.",
  highlights: [
    {
      title: "Music, grill and a swim stop on the Chapora, back before the law turns the music off",
      lines: [
        "Goa allows no amplified music in the open after 10 pm; this party ends at eight."
      ]
    },
    {
      title: "Two drinks and a grill plate included",
      lines: [
        "Beer, feni and tonic, or kokum soda; chicken, fish or paneer."
      ]
    },
    {
      title: "At most sixty guests",
      lines: [
        "The boat is licensed for ninety."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.6068,73.7412&z=15&output=embed",
  duration: "3 hours",
  schedule: [
    {
      name: "Reporting",
      text: "4:30 pm at Chapora jetty"
    },
    {
      name: "Departure",
      text: "5:00 pm"
    },
    {
      name: "Swim stop",
      text: "5:45 pm, 25 minutes"
    },
    {
      name: "Bar and grill",
      text: "From 6:15 pm, after the swim"
    },
    {
      name: "Return",
      text: "8:00 pm"
    }
  ],
  difficulty: "Easy",
  meetingPoint: "The tea stall at the head of Chapora jetty",
  photosAllowed: "Yes; ask before filming other guests",
  entertainment: [
    "DJ from 5:00 to 7:45 pm",
    "Live percussion on Saturday"
  ],
  languages: [
    "English",
    "Hindi"
  ],
  notAllowed: [
    "Own alcohol",
    "Drugs of any kind: the crew calls the police",
    "Glass on the swimming platform",
    "Drones"
  ],
  notes: [
    "No parties from June to September.",
    "If the crew cancels for weather you choose another day or your money back."
  ],
  food: {
    type: "Grill, one plate included",
    menu: [
      "Chicken cafreal skewers",
      "Kingfish with recheado",
      "Paneer and peppers",
      "Salad, poi, lime"
    ]
  },
  drinks: [
    {
      name: "Drinks",
      text: "Served after the swim. Two are included: beer, feni and tonic, or kokum soda. More at the bar at listed prices."
    }
  ],
  activities: [
    {
      name: "Boat party",
      icon: "music",
      description: "DJ, dance deck and grill.",
      duration: "3 hours",
      age: "18 and older",
      groupSize: "Up to 60"
    },
    {
      name: "Swim stop",
      icon: "swim",
      description: "Anchored in still water by the sandbank.",
      duration: "25 minutes",
      safety: "Life jackets, and a lifeguard in a kayak.",
      restrictions: "Not after drinking."
    }
  ],
  location: "Chapora River, Siolim",
  coordinates: {
    lat: 15.6068,
    lng: 73.7412
  },
  status: "Active",
  price: 999,
  offer: 33,
  rating: 4.4,
  cardLine: "Music, grill and a swim stop on the Chapora, back before the law turns the music off",
  activityNames: [
    "Boat party",
    "Swim stop"
  ],
  pictures: [
    {
      name: "activities/boat-party-in-goa/1",
      hash: "47e9f6c8",
      width: 1920,
      height: 1200,
      tints: [
        "#184562",
        "#6e6571",
        "#49525e"
      ],
      alt: "A party boat strung with lamps on the Chapora river at dusk"
    },
    {
      name: "activities/boat-party-in-goa/2",
      hash: "177a9e00",
      width: 1920,
      height: 1200,
      tints: [
        "#8ab3b2",
        "#8ea598",
        "#7f6d61"
      ],
      alt: "People dancing on the upper deck under bunting"
    },
    {
      name: "activities/boat-party-in-goa/3",
      hash: "5e1efb73",
      width: 1920,
      height: 1200,
      tints: [
        "#4da5b8",
        "#568f93",
        "#51a89f"
      ],
      alt: "A swimmer jumping from the stern platform"
    },
    {
      name: "activities/boat-party-in-goa/4",
      hash: "b3b159aa",
      width: 1920,
      height: 1200,
      tints: [
        "#23344f",
        "#4f5c67",
        "#594440"
      ],
      alt: "The grill on the lower deck with smoke rising past the lamps"
    }
  ],
  visitorPictures: [
    {
      name: "activities/boat-party-in-goa/visitor-1",
      hash: "5d985e9b",
      width: 1920,
      height: 1200,
      tints: [
        "#ce7071",
        "#e9a17b",
        "#9e6468"
      ],
      alt: "Guests toasting at the rail at sunset"
    },
    {
      name: "activities/boat-party-in-goa/visitor-2",
      hash: "8ac6336b",
      width: 1920,
      height: 1200,
      tints: [
        "#286170",
        "#525e71",
        "#32313e"
      ],
      alt: "Friends dancing on the upper deck"
    },
    {
      name: "activities/boat-party-in-goa/visitor-3",
      hash: "aaef1ed2",
      width: 1920,
      height: 1200,
      tints: [
        "#7c797d",
        "#269ba8",
        "#57b7b8"
      ],
      alt: "Swimmers in life jackets beside the boat"
    }
  ],
  timeToVisit: "Wednesday, Friday, Saturday and Sunday from October to May, 5:00 to 8:00 pm",
  inclusions: [
    "Three hours on the river",
    "DJ and dance deck",
    "Two drinks",
    "One grill plate",
    "Swim stop with life jackets"
  ],
  notIncluded: [
    "Further drinks",
    "Transfer from anywhere else",
    "Towels"
  ],
  requirements: [
    "Guests are 18 or older.",
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Swimming is for those who are sober and in a life jacket; the crew decides."
  ],
  tips: [
    "Wear what may get wet and shoes that come off easily.",
    "A dry bag for the phone costs ₹100 at the jetty.",
    "The boat is quietest on Wednesday and fullest on Saturday."
  ],
  pickup: {
    included: true,
    type: "Shared minibus",
    points: [
      "Candolim, petrol pump, 3:30 pm",
      "Calangute circle, 3:45 pm",
      "Baga, Tito’s Lane, 4:00 pm",
      "Anjuna, Starco junction, 4:15 pm"
    ],
    details: [
      "Return to the same points after 8:00 pm.",
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance."
    ]
  },
  departurePoints: [
    "Chapora fishing jetty, below the fort"
  ],
  forWhom: [
    "Groups of friends",
    "Birthdays and hen parties",
    "Not for children, and not for those in search of quiet"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Boat Party in Goa: three hours on the Chapora river, ₹999",
    description: "DJ, grill, two drinks and a swim stop on the Chapora river, 5 to 8 pm, with shared pickup from Candolim to Anjuna. ₹999 a person, 33% off. Adults only.",
    keywords: [
      "boat party Goa",
      "Chapora river boat",
      "party boat North Goa",
      "Goa DJ boat",
      "Siolim cruise"
    ],
    socialPicture: "social/activitys-boat-party-in-goa"
  },
  more: []
}
