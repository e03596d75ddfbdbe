// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-miramar-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { miramarBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './miramar-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const miramarBeachGoaIndia: Beach = {
  ...miramarBeachGoaIndiaCard,
  facilities: [
    "Benches and shade",
    "Toilets",
    "Paved promenade with ramps",
    "Parking",
    "Food stalls",
    "Children’s playground",
    "Lifeguards 7:30 am to 6:00 pm"
  ],
  sports: [
    "Beach volleyball",
    "Cycling on the promenade"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.4823,73.8078&z=14&output=embed",
  pictures: [
    picture1,
    picture2,
    picture3,
    picture4,
    withAlt(picture_picture5, "Egrets at the edge of the river mouth"),
    withAlt(picture_picture6, "The promenade with its benches"),
    withAlt(picture_picture7, "A river boat passing the beach at sunset")
  ],
  gallery: [],
  bestTimeToVisit: "Nov-Feb",
  about: [
    {
      title: "Known for",
      lines: [
        "Evening walks: office workers, grandmothers, cricket, corn on the cob.",
        "The view over the river mouth to Aguada and Reis Magos."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Soft and dark, up to two hundred metres wide at low tide.",
        "River water meets sea water here: strong currents, brown after rain."
      ]
    },
    {
      title: "Company",
      lines: [
        "Empty until four, full of Panaji families until eight, on Sundays most of all."
      ]
    },
    {
      title: "When to come",
      lines: [
        "November to February, for the evenings; it is pleasant for a walk all year."
      ]
    }
  ],
  activities: [
    "Sunset walk to the river mouth",
    "Street food by the roundabout",
    "Birdwatching at low tide",
    "Joggers’ path under the casuarinas"
  ],
  safety: [
    "Do not swim: the current of the Mandovi runs out to sea with the tide.",
    "Children may paddle at the edge on a rising tide, with an adult."
  ],
  gettingThere: [
    "City buses from the Kadamba stand in ten minutes.",
    "From Candolim 15 km over the Mandovi bridge."
  ],
  nearby: [
    "Dona Paula, 4 km south",
    "Fontainhas and the centre of Panaji, 3 km",
    "Santa Monica Jetty for river cruises, 4 km"
  ],
  hotels: [
    "amara-grand-hotel"
  ],
  meta: {
    title: "Miramar Beach, Panaji: evening walks at the river mouth",
    description: "Miramar in Panaji is for evening walks at the mouth of the Mandovi, not for bathing. Promenade, food stalls, buses, and the reason.",
    keywords: [
      "Miramar Beach",
      "Miramar Beach Goa",
      "Miramar Goa how to reach",
      "Miramar best time",
      "beaches near Miramar"
    ],
    socialPicture: "social/beaches-miramar-beach-goa-india"
  },
  more: []
}
