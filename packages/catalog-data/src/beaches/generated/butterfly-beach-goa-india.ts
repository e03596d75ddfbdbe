// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-butterfly-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { butterflyBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './butterfly-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const butterflyBeachGoaIndia: Beach = {
  ...butterflyBeachGoaIndiaCard,
  facilities: [
    "Natural shade"
  ],
  sports: [
    "Snorkelling",
    "Kayaking from Palolem"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.0203,74.0006&z=14&output=embed",
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4,
    withAlt(picture_picture5, "The cove from the path above"),
    withAlt(picture_picture6, "Footprints on the empty sand"),
    withAlt(picture_picture7, "Rock pools at the end of the beach")
  ],
  gallery: [],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "The butterflies of the forest edge, best in October and November in the morning.",
        "Clear water over rocks: in December and January as good for a mask as the Goan coast gets."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Pale and shelly, and gone under water for an hour at the highest tides.",
        "Sheltered; usually flat until the afternoon breeze."
      ]
    },
    {
      title: "Company",
      lines: [
        "A dozen people before ten, several boats from noon. Before and after that you may be alone."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, when boats can land. There is no access by sea in the monsoon."
      ]
    }
  ],
  activities: [
    "Boat from Palolem or Agonda",
    "Forest walk with a guide",
    "Look for dolphins on the way"
  ],
  safety: [
    "No lifeguard and no telephone signal: do not swim alone.",
    "Nothing is sold here: bring water, food and a bag for the rubbish.",
    "Agree on the hour of the return before the boat leaves.",
    "On foot go with a guide; the path forks unmarked."
  ],
  gettingThere: [
    "Boat from Palolem in 20 minutes or from Agonda in 25, for about ₹2,000 a boat.",
    "On foot an hour from the road’s end in the hills behind Palolem, steep in places."
  ],
  nearby: [
    "Honeymoon beach, the next cove",
    "Palolem, 3 km south-east",
    "Agonda, 4 km north"
  ],
  hotels: [],
  meta: {
    title: "Butterfly Beach, South Goa: what to expect and how to get there",
    description: "Butterfly beach north of Palolem, by boat or an hour on foot: clear water, forest, no lifeguard, nothing for sale. What to bring.",
    keywords: [
      "Butterfly Beach",
      "Butterfly Beach Goa",
      "Butterfly Goa how to reach",
      "Butterfly best time",
      "beaches near Butterfly"
    ],
    socialPicture: "social/beaches-butterfly-beach-goa-india"
  },
  more: []
}
