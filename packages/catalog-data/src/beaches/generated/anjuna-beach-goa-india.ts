// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-anjuna-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { anjunaBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './anjuna-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const anjunaBeachGoaIndia: Beach = {
  ...anjunaBeachGoaIndiaCard,
  facilities: [
    "Cafés and shacks",
    "Lifeguards 7:30 am to 6:00 pm",
    "Parking at the market ground",
    "Cash machine at Starco junction",
    "Scooter hire"
  ],
  sports: [
    "Parasailing",
    "Surf lessons",
    "Snorkelling among the rocks"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5738,73.7408&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "A fisherman on the rocks at dawn"),
    withAlt(picture_picture6, "Palms leaning over the south end of the beach"),
    withAlt(picture_picture7, "A guitarist on a café terrace"),
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
        "The flea market every Wednesday from November to April, at the south end.",
        "The tide pools that open between the rocks at low water."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Coarse and reddish in short stretches; the south end is the sandiest.",
        "Rocks everywhere. Swim at the south end and only at high tide."
      ]
    },
    {
      title: "Company",
      lines: [
        "Market visitors on Wednesday, friends in groups at weekends, locals with fishing rods at dawn."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, when market, cafés and sea are all at their best."
      ]
    }
  ],
  activities: [
    "Wednesday flea market",
    "Tide pools with children",
    "Cliff walk north to Vagator",
    "Live music in the cafés"
  ],
  safety: [
    "Wear shoes on the rocks: they are sharp, and slippery with weed.",
    "Waves throw people on to the rocks in the afternoon; watch the flags."
  ],
  gettingThere: [
    "Bus from Mapusa in 30 minutes, to the car park at the beach.",
    "From Baga 5 km over the creek bridge."
  ],
  nearby: [
    "Vagator and Chapora fort, 3 km north",
    "Baga, 5 km south",
    "Saturday night market at Arpora, 4 km"
  ],
  hotels: [
    "tree-house-hotel",
    "la-view-hotel"
  ],
  meta: {
    title: "Anjuna Beach, North Goa: what to expect and how to get there",
    description: "Anjuna for its Wednesday flea market, tide pools and cafés rather than for swimming. Season, safety on the rocks, and how to get there.",
    keywords: [
      "Anjuna Beach",
      "Anjuna Beach Goa",
      "Anjuna Goa how to reach",
      "Anjuna best time",
      "beaches near Anjuna"
    ],
    socialPicture: "social/beaches-anjuna-beach-goa-india"
  },
  more: []
}
