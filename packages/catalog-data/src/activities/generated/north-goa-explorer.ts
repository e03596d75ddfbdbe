// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const northGoaExplorer: Activity = {
  id: "activity-14",
  slug: "north-goa-explorer",
  name: "North Goa Explorer",
  description: "The bus starts at Calangute circle and works along the coast of Bardez. First comes Fort Aguada with its lighthouse and its great cistern, from which ships bound for Lisbon filled their barrels. Then the beaches of Sinquerim, Calangute and Anjuna with an hour each for bathing or a market, lunch in between. In the afternoon you climb to the ramparts of Chapora above Vagator, for the widest view of the day. You will not see any place for long; you will know where to come back to.",
  highlights: [
    {
      title: "Two forts and four beaches in a day, without a scooter and without a map",
      lines: []
    },
    {
      title: "Fort Aguada before the crowd",
      lines: [
        "The gate opens at 9:30 am and the bus is there."
      ]
    },
    {
      title: "Chapora at the end of the day",
      lines: [
        "Fifteen minutes’ climb on loose stones; the view takes in the river mouth and Morjim."
      ]
    }
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5436,73.7628&z=13&output=embed",
  duration: "8 to 9 hours",
  schedule: [
    {
      name: "Pickup",
      text: "8:30 to 9:15 am"
    },
    {
      name: "Fort Aguada",
      text: "9:30 am"
    },
    {
      name: "Sinquerim and Calangute",
      text: "11:00 am"
    },
    {
      name: "Lunch",
      text: "1:00 pm, at a beach restaurant, own expense"
    },
    {
      name: "Anjuna",
      text: "2:30 pm; on Wednesday from November to April the flea market"
    },
    {
      name: "Vagator and Chapora fort",
      text: "4:00 pm"
    },
    {
      name: "Back",
      text: "5:30 to 6:15 pm"
    }
  ],
  difficulty: "Easy, with one short climb",
  photosAllowed: "Yes",
  languages: [
    "English",
    "Hindi"
  ],
  optionalActivities: [
    "Parasailing or a jet ski ride at Calangute during the stop",
    "The jail museum in Fort Aguada"
  ],
  notAllowed: [
    "Alcohol on the bus",
    "Wet swimwear on the seats"
  ],
  travelInfo: [
    "About 60 km in all, never more than 40 minutes in the bus at a stretch."
  ],
  notes: [
    "From June to September the beaches are for walking only, and Chapora may be left out after heavy rain."
  ],
  location: "Fort Aguada to Chapora",
  coordinates: {
    lat: 15.5436,
    lng: 73.7628
  },
  status: "Active",
  price: 299,
  offer: null,
  rating: 4.2,
  cardLine: "Two forts and four beaches in a day, without a scooter and without a map",
  activityNames: [],
  pictures: [
    {
      name: "activities/north-goa-explorer/1",
      hash: "cf0ccb07",
      width: 1920,
      height: 1200,
      tints: [
        "#86c2d6",
        "#9c8d8c",
        "#415e69"
      ],
      alt: "Fort Aguada’s lighthouse and water moat"
    },
    {
      name: "activities/north-goa-explorer/2",
      hash: "3275226e",
      width: 1920,
      height: 1200,
      tints: [
        "#cb7437",
        "#b58e54",
        "#84694a"
      ],
      alt: "The ramparts of Chapora fort above Vagator"
    },
    {
      name: "activities/north-goa-explorer/3",
      hash: "9a4ee7c2",
      width: 1920,
      height: 1200,
      tints: [
        "#5c9cbc",
        "#7a9498",
        "#8d766d"
      ],
      alt: "The red cliffs and tide pools of Anjuna"
    },
    {
      name: "activities/north-goa-explorer/4",
      hash: "0df399e1",
      width: 1920,
      height: 1200,
      tints: [
        "#86aaa4",
        "#ab9d8d",
        "#a67d86"
      ],
      alt: "Stalls with hammocks and cloth at Anjuna flea market"
    }
  ],
  visitorPictures: [],
  timeToVisit: "All year, every day; clearest light from October to February",
  inclusions: [
    "Seat in an air-conditioned bus",
    "Guide",
    "Pickup and return between Candolim and Anjuna"
  ],
  notIncluded: [
    "Lunch",
    "Water sports",
    "Fort Aguada jail museum, ₹100"
  ],
  requirements: [
    "Shoes with grip for Chapora.",
    "A cap and a litre of water each."
  ],
  tips: [
    "Swim at Sinquerim rather than Calangute: half the people.",
    "On a market Wednesday put cash aside for Anjuna.",
    "If stairs trouble you, wait for Chapora at the café below; its view is nearly as good."
  ],
  pickup: {
    included: true,
    type: "Shared bus",
    points: [
      "Anjuna, 8:30 am",
      "Baga, 8:45 am",
      "Calangute circle, 9:00 am",
      "Candolim, 9:15 am"
    ],
    details: [
      "Return to the same points."
    ]
  },
  departurePoints: [
    "Calangute circle, beside the bus stand"
  ],
  forWhom: [
    "First-time visitors",
    "Families",
    "Solo travellers"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "North Goa Explorer: forts and beaches by bus, ₹299",
    description: "A guided day by bus: Fort Aguada, Sinquerim, Calangute, Anjuna, Vagator and Chapora fort. Pickup between Candolim and Anjuna. ₹299 a person.",
    keywords: [
      "North Goa tour",
      "Fort Aguada tour",
      "Goa sightseeing bus",
      "Chapora fort",
      "Anjuna flea market tour"
    ],
    socialPicture: "social/activitys-north-goa-explorer"
  },
  more: []
}
