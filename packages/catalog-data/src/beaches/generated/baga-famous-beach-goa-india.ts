// Made from the example business by the `content` command; do not edit.
import { picture5 as picture_picture5, picture6 as picture_picture6, picture7 as picture_picture7 } from '../../pictures/generated/beach-baga-famous-beach-goa-india.ts'
import { withAlt } from '../../pictures/picture.ts'
import { bagaFamousBeachGoaIndiaCard, picture1, picture2, picture3, picture4 } from './baga-famous-beach-goa-india-card.ts'
import type { Beach } from '../beach.ts'

export const bagaFamousBeachGoaIndia: Beach = {
  ...bagaFamousBeachGoaIndiaCard,
  facilities: [
    "Beach shacks",
    "Sunbeds",
    "Lifeguards 7:30 am to 6:00 pm",
    "Changing rooms and showers",
    "Paid parking",
    "Cash machines",
    "Tourist police"
  ],
  sports: [
    "Parasailing",
    "Jet ski",
    "Banana ride",
    "Bumper ride",
    "Speedboat",
    "Kayaking on the creek"
  ],
  mapEmbed: "https://www.google.com/maps?q=15.5553,73.7517&z=14&output=embed",
  gallery: [
    withAlt(picture_picture5, "Joggers on the empty beach at sunrise"),
    withAlt(picture_picture6, "A banana boat pulling away"),
    withAlt(picture_picture7, "Coconut seller with a cart"),
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
        "Tito’s Lane and the shacks that set their tables on the sand at night.",
        "Water sports from eight in the morning, with more boats than anywhere else in Goa."
      ]
    },
    {
      title: "Sand and sea",
      lines: [
        "Brown, flat and well trodden; combed at sunrise.",
        "A steady slope with small surf. The swimming zones are flagged apart from the boats."
      ]
    },
    {
      title: "Company",
      lines: [
        "Dense from eleven in the morning to midnight, and fullest around New Year. Before nine it belongs to joggers."
      ]
    },
    {
      title: "When to come",
      lines: [
        "October to March. Shacks are rebuilt each October and come down in May."
      ]
    }
  ],
  activities: [
    "Early swim",
    "Kayak on Baga creek",
    "Dinner with the feet in the sand",
    "Saturday night market at Arpora"
  ],
  safety: [
    "Swim only between the flags: boats cross everywhere else.",
    "Settle prices before a ride, and with a receipt; or book ahead and settle them with us.",
    "Keep valuables off the sand."
  ],
  gettingThere: [
    "Buses from Panaji and Mapusa by way of Calangute, every quarter of an hour.",
    "The road along the beach is slow from five to nine in the evening; walk from Calangute instead, 25 minutes."
  ],
  nearby: [
    "Calangute, 2 km south",
    "Baga hill and its view, across the creek",
    "Anjuna, 5 km north"
  ],
  hotels: [
    "la-view-hotel",
    "wotel-calangute",
    "regent-laguna-hotel"
  ],
  meta: {
    title: "Baga Beach, North Goa: what to expect and how to get there",
    description: "Baga from the creek to Calangute: water sports by day, tables in the sand by night, a good swim before nine. Prices, flags and crowds.",
    keywords: [
      "Baga Beach",
      "Baga Beach Goa",
      "Baga Goa how to reach",
      "Baga best time",
      "beaches near Baga"
    ],
    socialPicture: "social/beaches-baga-famous-beach-goa-india"
  },
  more: []
}
