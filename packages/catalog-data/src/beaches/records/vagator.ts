import { picture5, picture6, picture7 } from '../../pictures/generated/beach-vagator-beach-goa-india.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Beach } from '../beach.ts'
import { vagatorCard } from '../cards/vagator-card.ts'

const further: readonly Picture[] = [
  withAlt(picture5, 'A café terrace at the edge of the cliff'),
  withAlt(picture6, 'Boats at the Chapora river mouth'),
  withAlt(picture7, 'Vagator beach at sunset with bathers'),
]

export const vagator: Beach = {
  ...vagatorCard,
  bestTimeToVisit: 'Oct-Mar',
  about: [
    {
      title: 'Known for',
      lines: [
        'Chapora fort, whose ramparts look down on the beach and the river mouth.',
        'The face of Shiva that a traveller carved into the rock at Ozran.',
      ],
    },
    {
      title: 'Sand and sea',
      lines: [
        'Black-speckled sand between rocks; Ozran is the softest of the three.',
        'Deeper and livelier than Calangute, with rocks under water at the ends of each cove.',
      ],
    },
    {
      title: 'Company',
      lines: ['Day visitors on the big beach, swimmers at Ozran, dancers on the cliff after dark.'],
    },
    {
      title: 'When to come',
      lines: ['October to March. The cliffs are greenest in October, the sea calmest in January.'],
    },
  ],
  sports: ['Jet ski', 'Banana ride', 'Parasailing'],
  activities: [
    'Climb to Chapora fort',
    'Sunset from the cliff at Ozran',
    'Swim in the smallest cove',
    'Breakfast in the lanes behind',
  ],
  facilities: [
    'Beach shacks',
    'Lifeguards 7:30 am to 6:00 pm',
    'Paid parking above the beach',
    'Toilets at the car park',
    'Cafés on the cliff',
  ],
  safety: [
    'Keep clear of the rocks at the ends of the coves, where swimmers get scraped.',
    'Do not stand at the edge of the cliff: laterite crumbles.',
  ],
  gettingThere: [
    'Bus from Mapusa to Vagator in 40 minutes.',
    'From Baga 9 km by scooter or taxi; the last stretch to Ozran is a stepped path.',
  ],
  nearby: ['Chapora fort and jetty, 2 km', 'Anjuna, 3 km south', 'Assagao and its restaurants, 4 km inland'],
  pictures: vagatorCard.pictures,
  gallery: [...further, ...vagatorCard.pictures],
  mapEmbed: mapEmbed({ lat: 15.5982, lng: 73.7446 }, 14),
  hotels: ['tree-house-hotel', 'la-view-hotel'],
  more: [],
  meta: {
    title: 'Vagator Beach, North Goa: what to expect and how to get there',
    description:
      'Vagator’s three coves under red cliffs, with Chapora fort above. Which cove to swim in, where to park, and where to watch the sun go down.',
    keywords: [
      'Vagator Beach',
      'Vagator Beach Goa',
      'Vagator Goa how to reach',
      'Vagator best time',
      'beaches near Vagator',
    ],
    socialPicture: 'social/beaches-vagator-beach-goa-india',
  },
}
