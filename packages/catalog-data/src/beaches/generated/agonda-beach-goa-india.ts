// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-agonda-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { agondaBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './agonda-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const agondaBeachGoaIndia: Beach = {
  ...agondaBeachGoaIndiaCard,
  facilities: [
    "Huts and small restaurants",
    "Lifeguards 7:30 am to 6:00 pm",
    "Parking by the church",
    "Scooter hire"
  ],
  sports: [
    "Kayaking",
    "Stand-up paddling"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.0448,73.9856&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "Fishing boats at the southern end"),
    withAlt(picture_picture6, "The white church of St Anne by the road"),
    withAlt(picture_picture7, "Waves breaking at the northern headland"),
    picture1,
    picture2,
    picture3,
    picture4
  ],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "Olive ridley turtles: the forest department fences the nests and releases the hatchlings.",
        "The silence after ten at night."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Golden, coarse and clean from end to end.",
        "Steeper and stronger than Palolem: waders are pulled off their feet on windy days."
      ]
    },
    {
      title: "Company",
      lines: [
        "Readers, swimmers and yoga students. Full only in the week after Christmas."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February; by April the huts are being taken down again."
      ]
    }
  ],
  activities: [
    "Walk from headland to headland",
    "Turtle watch with the forest guards",
    "Boat to Butterfly beach",
    "Yoga at sunrise"
  ],
  safety: [
    "Swim near the middle, where the lifeguards sit; both ends have currents round the rocks.",
    "No lights or fires on the sand at night in the nesting season."
  ],
  gettingThere: [
    "Taxi from Canacona railway station, 9 km, or from Margao, 37 km.",
    "Three buses a day from Chaudi; a scooter is simpler."
  ],
  nearby: [
    "Butterfly beach by boat, 25 minutes",
    "Palolem, 9 km south",
    "Cabo de Rama fort, 15 km north"
  ],
  hotels: [],
  meta: {
    title: "Agonda Beach, South Goa: what to expect and how to get there",
    description: "Agonda in Canacona: three kilometres between two headlands, turtles, huts and quiet nights. Currents, lifeguards and how to come.",
    keywords: [
      "Agonda Beach",
      "Agonda Beach Goa",
      "Agonda Goa how to reach",
      "Agonda best time",
      "beaches near Agonda"
    ],
    socialPicture: "social/beaches-agonda-beach-goa-india"
  },
  more: []
}
