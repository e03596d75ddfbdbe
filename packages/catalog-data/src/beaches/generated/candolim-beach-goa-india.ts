// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-candolim-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { candolimBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './candolim-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const candolimBeachGoaIndia: Beach = {
  ...candolimBeachGoaIndiaCard,
  facilities: [
    "Beach shacks",
    "Sunbeds",
    "Lifeguards 7:30 am to 6:00 pm",
    "Toilets",
    "Parking at each lane",
    "Pharmacies and cash machines on the main road"
  ],
  sports: [
    "Parasailing",
    "Jet ski",
    "Flyboarding at Sinquerim",
    "Windsurfing"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5178,73.7628&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "A jet ski in front of the Aguada headland"),
    withAlt(picture_picture6, "An old fishing boat among flowers"),
    withAlt(picture_picture7, "The lighthouse of Aguada above the trees"),
    picture1,
    picture2,
    picture3,
    picture4
  ],
  bestTimeToVisit: "Oct-Mar",
  about: [
    {
      title: "Known for",
      lines: [
        "The dunes and their creepers, which are protected: paths lead through, walls do not.",
        "Sinquerim, where the beach ends at the lower wall of the fort."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Light brown, clean, and wider than Baga’s by half.",
        "Somewhat steep: ten metres out most people are out of their depth. Calm from December to March."
      ]
    },
    {
      title: "Company",
      lines: [
        "Couples and families who stay a week; many return to the same shack each year."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March, with warm evenings from February."
      ]
    }
  ],
  activities: [
    "Walk to the fort wall",
    "Dolphin boats from nearby Coco beach",
    "Massage in the shade of a shack",
    "Dinner on Fort Aguada road"
  ],
  safety: [
    "The drop near the shore surprises children: keep them within reach.",
    "Red flags from June to September are to be obeyed."
  ],
  gettingThere: [
    "Buses on the Fort Aguada road between Panaji and Calangute; six lanes lead to the sand.",
    "From Panaji 13 km, half an hour."
  ],
  nearby: [
    "Fort Aguada, 3 km south",
    "Coco beach and Nerul, 4 km",
    "Calangute, 3 km north"
  ],
  hotels: [
    "amara-grand-hotel",
    "regent-laguna-hotel"
  ],
  meta: {
    title: "Candolim Beach, North Goa: what to expect and how to get there",
    description: "Candolim behind its dunes, with Fort Aguada at the end: wide sand, tidy shacks, and a steep shore to mind with children.",
    keywords: [
      "Candolim Beach",
      "Candolim Beach Goa",
      "Candolim Goa how to reach",
      "Candolim best time",
      "beaches near Candolim"
    ],
    socialPicture: "social/beaches-candolim-beach-goa-india"
  },
  more: []
}
