// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const kayakingInGoaBagaBeach: Activity = {
  id: "activity-8",
  slug: "kayaking-in-goa-baga-beach",
  name: "Kayaking at Baga",
  description: "Baga creek comes down from the salt pans of Arpora and meets the sea below the hill. At high tide it is a sheet of flat water with mangroves on one side and back gardens on the other. You learn to paddle on the sand in ten minutes, then follow the guide upstream to the egret trees and back. The boats are wide sit-on-tops that hardly capsize, and nowhere on the route is the water deeper than two metres. It is the water sport for people who do not like water sports.",
  highlights: [
    {
      title: "Calm water, mangroves and kingfishers five minutes from the noise of Baga",
      lines: [
        "Four kinds of kingfisher live on the creek; mornings show most."
      ]
    },
    {
      title: "Single and double kayaks",
      lines: [
        "A child sits in front of a parent."
      ]
    },
    {
      title: "A guide for every six boats",
      lines: []
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5618,73.7524&z=16&output=embed",
  duration: "1 hour",
  schedule: [
    {
      name: "Reporting",
      text: "Fifteen minutes before your slot"
    },
    {
      name: "Lesson on the sand",
      text: "10 minutes"
    },
    {
      name: "On the water",
      text: "50 minutes"
    }
  ],
  difficulty: "Easy",
  meetingPoint: "The kayak racks under the casuarinas, south side of the creek bridge, Baga",
  photosAllowed: "Yes; take the dry bag, phones sink",
  comforts: [
    "Outdoor shower",
    "Changing cabin",
    "Tea stall"
  ],
  languages: [
    "English",
    "Hindi",
    "Konkani"
  ],
  optionalActivities: [
    "Sunrise paddle of two hours to the Arpora salt pans, on request"
  ],
  proTips: [
    "Push with the upper hand instead of pulling with the lower: the shoulders last longer."
  ],
  notes: [
    "If the crew cancels for weather you choose another day or your money back.",
    "We stay inside the creek. Sea kayaking is not part of this ticket."
  ],
  activities: [
    {
      name: "Sit-on-top kayaking",
      icon: "kayak",
      description: "Upstream to the egret trees and back.",
      duration: "50 minutes on the water",
      age: "6 and older",
      safety: "Life jacket worn throughout.",
      groupSize: "Six boats to a guide",
      bestFor: "First-time paddlers"
    }
  ],
  location: "Baga Creek, Baga",
  coordinates: {
    lat: 15.5618,
    lng: 73.7524
  },
  status: "Active",
  price: 499,
  offer: 50,
  rating: 4.4,
  cardLine: "Calm water, mangroves and kingfishers five minutes from the noise of Baga",
  activityNames: [
    "Sit-on-top kayaking"
  ],
  pictures: [
    {
      name: "activities/kayaking-in-goa-baga-beach/1",
      hash: "33b36d5d",
      width: 1920,
      height: 1200,
      tints: [
        "#adbeae",
        "#abad93",
        "#5d8991"
      ],
      alt: "Two kayaks side by side on Baga creek"
    },
    {
      name: "activities/kayaking-in-goa-baga-beach/2",
      hash: "e6313b4e",
      width: 1920,
      height: 1200,
      tints: [
        "#608277",
        "#628081",
        "#407384"
      ],
      alt: "A paddler passing mangrove roots"
    },
    {
      name: "activities/kayaking-in-goa-baga-beach/3",
      hash: "154e689a",
      width: 1920,
      height: 1200,
      tints: [
        "#548fa0",
        "#76a7a9",
        "#b4c3ac"
      ],
      alt: "Kayaks drawn up on the sand at the mouth of the creek"
    },
    {
      name: "activities/kayaking-in-goa-baga-beach/4",
      hash: "bf637196",
      width: 1920,
      height: 1200,
      tints: [
        "#9ca796",
        "#aea791",
        "#6c796d"
      ],
      alt: "An egret standing among mangrove roots at low water"
    }
  ],
  visitorPictures: [],
  timeToVisit: "October to May, 6:30 to 10:00 am and 3:30 to 6:00 pm, with the tide",
  inclusions: [
    "Kayak and paddle",
    "Life jacket",
    "Guide",
    "Dry bag",
    "Locker for valuables"
  ],
  notIncluded: [
    "Transfer to Baga",
    "Towels",
    "Photographs"
  ],
  requirements: [
    "From 6 years in a double with an adult, from 14 alone.",
    "Total weight in a double not above 160 kg.",
    "You need not swim, but tell the guide if you cannot."
  ],
  tips: [
    "Ask us for the tide when you book: at low tide the upper creek is mud.",
    "Long sleeves spare your arms; there is no shade on the water.",
    "Sandals with straps, not flip-flops."
  ],
  pickup: {
    included: false,
    type: "Own transport",
    points: [
      "South bank of Baga creek"
    ],
    details: [
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance."
    ]
  },
  departurePoints: [
    "The sandbank at the mouth of Baga creek, beside the bridge"
  ],
  forWhom: [
    "Families",
    "Beginners",
    "Birdwatchers"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Kayaking in Goa: Baga creek with a guide, ₹499",
    description: "An hour of kayaking on Baga creek among mangroves and kingfishers, lesson and guide included. ₹499 a person, 50% off. From 6 years with an adult.",
    keywords: [
      "kayaking Goa",
      "Baga kayaking",
      "mangrove kayaking Goa",
      "kayak price Goa",
      "family activity Baga"
    ],
    socialPicture: "social/activitys-kayaking-in-goa-baga-beach"
  },
  more: []
}
