// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const mandoviRiverDinnerCruiseGoa: Activity = {
  id: "activity-2",
  slug: "mandovi-river-dinner-cruise-goa",
  name: "Mandovi River Dinner Cruise",
  description: "Two slow hours on the Mandovi with dinner. The boat goes upstream first, under the two road bridges and the cable-stayed Atal Setu, as far as the dark bank of Chorão island, then turns and comes down past the lit front of Panaji. The buffet opens when the boat leaves the jetty and closes half an hour before it returns. A singer works through Konkani, Hindi and old English songs; the lower deck is for those who would rather talk.",
  highlights: [
    {
      title: "A buffet of some twenty dishes while the lights of Panaji go by",
      lines: []
    },
    {
      title: "Under three bridges",
      lines: [
        "The Atal Setu changes colour through the evening; the best view is from the stern."
      ]
    },
    {
      title: "Live singer, and a dance floor that ends at 10 pm",
      lines: []
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5012,73.8304&z=15&output=embed",
  duration: "2 hours",
  schedule: [
    {
      name: "Reporting",
      text: "8:00 pm"
    },
    {
      name: "Departure",
      text: "8:30 pm"
    },
    {
      name: "Buffet",
      text: "8:40 pm to 10:00 pm"
    },
    {
      name: "Return",
      text: "10:30 pm"
    }
  ],
  meetingPoint: "Gate of the Captain of Ports Jetty, opposite the old secretariat, Panaji",
  photosAllowed: "Yes",
  entertainment: [
    "Live singer",
    "Short folk dance at 9 pm",
    "Dance floor"
  ],
  comforts: [
    "Closed lower deck with fans",
    "Toilets",
    "Ramp at high tide; a step of 30 cm at low tide"
  ],
  languages: [
    "English",
    "Hindi",
    "Konkani"
  ],
  notes: [
    "Cancelled only for storm warnings; you then choose another evening or your money back."
  ],
  food: {
    type: "Buffet, vegetarian and non-vegetarian on separate counters",
    menu: [
      "Sol kadi and two soups",
      "Five salads and pickles",
      "Chicken xacuti, fish curry, prawn balchão",
      "Paneer, dal, mixed vegetable caldine",
      "Rice, pulao, poi and naan",
      "Bebinca, fruit and ice cream"
    ]
  },
  drinks: [
    {
      name: "Included",
      text: "One glass of kokum or lime on boarding, and drinking water."
    },
    {
      name: "Bar",
      text: "Beer, feni, wine and spirits at listed prices, for adults."
    },
    {
      name: "Without alcohol",
      text: "Soft drinks and fresh lime at the bar."
    }
  ],
  activities: [
    {
      name: "Dinner cruise",
      icon: "boat",
      description: "Two hours with buffet and music.",
      duration: "2 hours",
      age: "All ages"
    }
  ],
  location: "Mandovi River, Panaji",
  coordinates: {
    lat: 15.5012,
    lng: 73.8304
  },
  status: "Active",
  price: 999,
  offer: 33,
  rating: 4.5,
  cardLine: "A buffet of some twenty dishes while the lights of Panaji go by",
  activityNames: [
    "Dinner cruise"
  ],
  pictures: [
    {
      name: "activities/mandovi-river-dinner-cruise-goa/1",
      hash: "05583ccf",
      width: 1920,
      height: 1200,
      tints: [
        "#1b2c40",
        "#2f4e5f",
        "#25404f"
      ],
      alt: "A lit dinner boat passing under the bridges of Panaji at night"
    },
    {
      name: "activities/mandovi-river-dinner-cruise-goa/2",
      hash: "b75ace56",
      width: 1920,
      height: 1200,
      tints: [
        "#1d2b49",
        "#334c62",
        "#504f56"
      ],
      alt: "Tables laid on the open deck with the lit city behind"
    },
    {
      name: "activities/mandovi-river-dinner-cruise-goa/3",
      hash: "ebaae711",
      width: 1920,
      height: 1200,
      tints: [
        "#372828",
        "#76695a",
        "#ab775d"
      ],
      alt: "The buffet counter with brass dishes under lamps"
    },
    {
      name: "activities/mandovi-river-dinner-cruise-goa/4",
      hash: "8ede6e9c",
      width: 1920,
      height: 1200,
      tints: [
        "#2f456c",
        "#3a4b6d",
        "#585159"
      ],
      alt: "A singer on the small stage of the dinner boat"
    }
  ],
  visitorPictures: [],
  timeToVisit: "Daily, 8:30 pm to 10:30 pm",
  inclusions: [
    "Two-hour cruise",
    "Buffet dinner",
    "One welcome drink without alcohol",
    "Live music",
    "Life jacket"
  ],
  notIncluded: [
    "Drinks from the bar",
    "Transfer to the jetty",
    "Tips"
  ],
  requirements: [
    "A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.",
    "Alcohol is served only to adults with ID.",
    "Smart casual dress; wet swimwear is not admitted."
  ],
  tips: [
    "Book by noon and say how many vegetarian or Jain plates you need.",
    "Tables by the rail go to those who board first.",
    "The river is calm here: even those who get seasick eat well."
  ],
  pickup: {
    included: false,
    type: "Cab through us on request",
    points: [
      "Candolim",
      "Calangute",
      "Baga",
      "Anjuna",
      "Panaji"
    ],
    details: [
      "A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance.",
      "The driver waits and brings you back after 10:30 pm."
    ]
  },
  departurePoints: [
    "Captain of Ports Jetty, Panaji"
  ],
  forWhom: [
    "Couples",
    "Families with older children",
    "Small celebrations: cakes can be brought aboard"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Mandovi River Dinner Cruise: two hours with buffet, ₹999",
    description: "Dinner on the Mandovi from Panaji: buffet, live singer and three lit bridges, 8:30 to 10:30 pm. ₹999 a person, 33% off. Menu, timings and ID rule.",
    keywords: [
      "dinner cruise Goa",
      "Mandovi dinner cruise",
      "Panaji dinner boat",
      "river cruise with dinner Goa",
      "Goa evening cruise"
    ],
    socialPicture: "social/activitys-mandovi-river-dinner-cruise-goa"
  },
  more: []
}
