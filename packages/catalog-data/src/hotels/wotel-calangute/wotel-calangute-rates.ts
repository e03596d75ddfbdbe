import type { RateCard } from '../rate-card.ts'
import { mattressExtra, rateSeasons, rateValidity } from '../rate-seasons.ts'

export const wotelCalanguteRates: RateCard<'wotel-calangute'> = {
  slug: 'wotel-calangute',
  hotel: 'Wotel Calangute',
  ...rateValidity,
  plan: 'CP, room and breakfast for two, per night',
  seasons: rateSeasons,
  rows: [
    { room: 'Classic Room', prices: [1999, 2299, 2799] },
    { room: 'Deluxe Room', prices: [2399, 2699, 3199] },
  ],
  extras: [
    { name: 'Plate of the day at dinner (MAP)', price: '₹350 per person' },
    mattressExtra,
    { name: 'Child above 5 and up to 12 without bed', price: '₹500 per night' },
  ],
  notes: ['Taxes are included.', 'Mattresses fit in deluxe rooms only.'],
  menu: [
    {
      title: 'All day',
      dishes: [
        { name: 'Bun maska and chai', price: 110 },
        { name: 'Ros omelette with pao', price: 180 },
        { name: 'Avocado on poi', price: 260 },
        { name: 'Plate of the day', price: 350 },
      ],
    },
    {
      title: 'Coffee, from Chikmagalur',
      dishes: [
        { name: 'Filter coffee', price: 80 },
        { name: 'Cold brew with jaggery', price: 150 },
      ],
    },
  ],
}
