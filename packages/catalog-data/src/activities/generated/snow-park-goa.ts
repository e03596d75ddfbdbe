// Made from the example business by the `content` command; do not edit.
import type { Activity } from '../activity.ts'

export const snowParkGoa: Activity = {
  id: "activity-9",
  slug: "snow-park-goa",
  name: "Snow Park Goa",
  description: "A hall kept at five degrees below zero, ten minutes from a warm sea. You are given a padded jacket, trousers, gloves and boots, and go in through two doors like an air-lock. Inside are a slide, a slope for sledges, an igloo, a castle and animals carved in ice, and a floor where snow falls while music plays. Small children are usually cold after half an hour, grown-ups after forty minutes, and a session is as long as you last, up to one hour. It is a good plan for a rainy afternoon in July.",
  highlights: [],
  mapEmbed: "https://www.google.com/maps?q=15.5636,73.7602&z=15&output=embed",
  duration: null,
  schedule: [
    {
      name: "Dressing",
      text: "10 minutes"
    },
    {
      name: "Inside",
      text: "Up to one hour"
    }
  ],
  photosAllowed: "Yes; phone batteries fade in the cold",
  comforts: [
    "Warm waiting room",
    "Café with hot chocolate",
    "Step-free entrance"
  ],
  languages: [
    "English",
    "Hindi"
  ],
  notAllowed: [
    "Own sledges",
    "Food inside the hall",
    "Shoes with spikes"
  ],
  notes: [
    "Open all year but for the first week of June, when the machines are serviced."
  ],
  activities: [
    {
      name: "Snow slide",
      icon: "slide",
      age: "3 and older",
      safety: "Attendant at the top."
    },
    {
      name: "Sledging",
      icon: "sledge",
      age: "3 and older",
      bestFor: "Children"
    },
    {
      name: "Ice sculptures",
      icon: "ice",
      description: "Castle, igloo and animals, carved anew twice a year."
    },
    {
      name: "Snow dance floor",
      icon: "music",
      notes: "Snow falls at a quarter to the hour."
    }
  ],
  location: "Baga–Arpora, North Goa",
  coordinates: {
    lat: 15.5636,
    lng: 73.7602
  },
  status: "Active",
  price: 349,
  offer: 50,
  rating: 4.1,
  cardLine: "A hall kept at five degrees below zero, ten minutes from a warm sea.",
  activityNames: [
    "Snow slide",
    "Sledging",
    "Ice sculptures",
    "Snow dance floor"
  ],
  pictures: [
    {
      name: "activities/snow-park-goa/1",
      hash: "7321fd1f",
      width: 1920,
      height: 1200,
      tints: [
        "#6386ac",
        "#aabac6",
        "#e6e7df"
      ],
      alt: "Children in padded jackets on a snow slide indoors"
    },
    {
      name: "activities/snow-park-goa/2",
      hash: "dcdec1a9",
      width: 1920,
      height: 1200,
      tints: [
        "#243b7d",
        "#5973a3",
        "#a8b7d0"
      ],
      alt: "An igloo and ice sculptures in blue light"
    },
    {
      name: "activities/snow-park-goa/3",
      hash: "dddc3052",
      width: 1920,
      height: 1200,
      tints: [
        "#6b549c",
        "#9e88af",
        "#dfd9da"
      ],
      alt: "A family throwing snowballs"
    },
    {
      name: "activities/snow-park-goa/4",
      hash: "c530eaeb",
      width: 1920,
      height: 1200,
      tints: [
        "#5f9299",
        "#82abbd",
        "#d4cdb1"
      ],
      alt: "The entrance of the snow park between palm trees"
    }
  ],
  visitorPictures: [],
  timeToVisit: "Daily, 11:00 am to 7:00 pm; entry every hour on the hour",
  inclusions: [
    "Entry",
    "Jacket, trousers, gloves and boots",
    "Slide and sledges",
    "Locker"
  ],
  notIncluded: [
    "Socks, ₹50 if you bring none",
    "Food",
    "Printed photographs"
  ],
  requirements: [
    "From 3 years, under 12 with an adult.",
    "Socks are compulsory.",
    "Not with asthma that cold sets off, nor in pregnancy."
  ],
  tips: [
    "Wear long trousers underneath.",
    "Spectacles steam up on the way out; give them a minute.",
    "Noon on weekdays is nearly empty."
  ],
  pickup: null,
  departurePoints: [],
  forWhom: [
    "Families with children",
    "Anyone caught by the monsoon"
  ],
  email: null,
  phone: null,
  contact: null,
  meta: {
    title: "Snow Park Goa: indoor snow near Baga, ₹349",
    description: "An indoor snow hall at minus five degrees near Baga, with slide, sledges and igloo. Warm clothes included. ₹349 a person, 50% off, from 3 years.",
    keywords: [
      "Snow Park Goa",
      "indoor snow Goa",
      "Baga activities for children",
      "rainy day Goa",
      "snow park price"
    ],
    socialPicture: "social/activitys-snow-park-goa"
  },
  more: []
}
