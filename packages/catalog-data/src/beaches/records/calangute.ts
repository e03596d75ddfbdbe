import { picture5, picture6, picture7 } from '../../pictures/generated/beach-calangute-beach-goa-india.ts'
import { type Picture, withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Beach } from '../beach.ts'
import { calanguteCard } from '../cards/calangute-card.ts'

const further: readonly Picture[] = [
  withAlt(picture5, 'Fishing boats and nets south of the steps'),
  withAlt(picture6, 'Stalls with hats and inflatable rings'),
  withAlt(picture7, 'The beach at sunset from the south'),
]

export const calangute: Beach = {
  ...calanguteCard,
  bestTimeToVisit: 'Oct-Mar',
  about: [
    {
      title: 'Known for',
      lines: [
        'The broad steps where half of Goa’s holiday photographs are taken.',
        'St Alex’s church with its dome, on the road to Mapusa.',
      ],
    },
    {
      title: 'Sand and sea',
      lines: [
        'Golden brown, wide and deep; hot underfoot at noon.',
        'Regular waves of up to a metre and a visible undertow after full moon.',
      ],
    },
    {
      title: 'Company',
      lines: ['Families and day trippers; very full on Sundays and in the Diwali and Christmas weeks.'],
    },
    {
      title: 'When to come',
      lines: ['October to March. The sea is rough and bathing closed from June to September.'],
    },
  ],
  sports: ['Parasailing', 'Jet ski', 'Banana ride', 'Bumper ride', 'Speedboat'],
  activities: [
    'Five water sports on one ticket',
    'Breakfast at the market bakeries',
    'Saturday market for fish and vegetables',
    'Sunset from the sand south of the steps',
  ],
  facilities: [
    'Lifeguards 7:30 am to 6:00 pm',
    'Beach shacks',
    'Toilets and showers at the steps',
    'Paid parking',
    'Cash machines',
    'First aid post',
  ],
  safety: [
    'No bathing after sunset or beyond the flags: the undertow here takes strong swimmers too.',
    'Children get lost at the main steps; agree on a meeting point.',
  ],
  gettingThere: [
    'Buses from Panaji (45 minutes) and Mapusa (30 minutes) end 900 m from the beach.',
    'Prepaid taxis from both airports know it best of all.',
  ],
  nearby: ['Baga, 2 km north', 'Candolim, 3 km south', 'St Alex’s church, 1.5 km inland'],
  pictures: calanguteCard.pictures,
  gallery: [...further, ...calanguteCard.pictures],
  mapEmbed: mapEmbed({ lat: 15.5439, lng: 73.7553 }, 14),
  hotels: ['regent-laguna-hotel', 'wotel-calangute', 'amara-grand-hotel'],
  more: [],
  meta: {
    title: 'Calangute Beach, North Goa: what to expect and how to get there',
    description:
      'Calangute, the longest beach of the north: main steps, five water sports, lifeguards, buses. Where it grows calm and when not to bathe.',
    keywords: [
      'Calangute Beach',
      'Calangute Beach Goa',
      'Calangute Goa how to reach',
      'Calangute best time',
      'beaches near Calangute',
    ],
    socialPicture: 'social/beaches-calangute-beach-goa-india',
  },
}
