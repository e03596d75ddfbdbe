import { picture5, picture6, picture7 } from '../../pictures/generated/beach-ashwem-beach-goa-india.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Beach } from '../beach.ts'
import { ashwemCard } from '../cards/ashwem-card.ts'

const further: readonly Picture[] = [
  withAlt(picture5, 'A rope around a turtle nest on the sand'),
  withAlt(picture6, 'A kite surfer on the flat water'),
  withAlt(picture7, 'Wooden huts between the palms'),
]

export const ashwem: Beach = {
  ...ashwemCard,
  bestTimeToVisit: 'Nov-Feb',
  about: [
    {
      title: 'Known for',
      lines: [
        'Space. Even in the last week of December there is room to put down a towel without a neighbour.',
        'Olive ridley turtles, which nest on the Morjim side between November and February.',
      ],
    },
    {
      title: 'Sand and sea',
      lines: [
        'Fine and almost white by Goan standards.',
        'A shallow shelf, so that you walk out thirty metres and are still waist-deep; a single group of rocks in the middle.',
      ],
    },
    {
      title: 'Company',
      lines: ['Families, couples and people who have been to Goa before. No music after ten.'],
    },
    {
      title: 'When to come',
      lines: ['November to February, when nights are cool and the creek is low enough to cross.'],
    },
  ],
  sports: ['Kitesurfing', 'Surf lessons'],
  activities: [
    'Long walks to Mandrem or Morjim',
    'Wading the creek at low tide',
    'Turtle watch with the forest guards',
    'Dinner on the sand',
  ],
  facilities: ['Beach restaurants', 'Sunbeds', 'Lifeguards 7:30 am to 6:00 pm', 'Roadside parking'],
  safety: [
    'Stay behind the ropes of the turtle nests and use no torch on the sand at night.',
    'The creek runs fast when the tide turns; cross at low water with children on the arm.',
  ],
  gettingThere: [
    'Taxi from Anjuna in 30 minutes over the Siolim bridge; buses from Mapusa stop at Mandrem.',
    'Mopa airport is 25 km away.',
  ],
  nearby: [
    'Morjim beach and the mouth of the Chapora, 4 km south',
    'Mandrem, 2 km north',
    'Siolim and its old houses, 9 km',
  ],
  pictures: ashwemCard.pictures,
  gallery: [...further, ...ashwemCard.pictures],
  mapEmbed: mapEmbed({ lat: 15.6442, lng: 73.7176 }, 14),
  hotels: ['tree-house-hotel'],
  more: [],
  meta: {
    title: 'Ashwem Beach, North Goa: what to expect and how to get there',
    description:
      'Ashwem between Mandrem and Morjim: pale sand, a creek to wade, turtle nests and room to breathe. Facilities, safety and the best months.',
    keywords: [
      'Ashwem Beach',
      'Ashwem Beach Goa',
      'Ashwem Goa how to reach',
      'Ashwem best time',
      'beaches near Ashwem',
    ],
    socialPicture: 'social/beaches-ashwem-beach-goa-india',
  },
}
