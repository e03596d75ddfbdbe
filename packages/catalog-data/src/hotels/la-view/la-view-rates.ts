import type { RateCard } from '../rate-card.ts'
import { mattressExtra, rateSeasons, rateValidity } from '../rate-seasons.ts'

export const laViewRates: RateCard<'la-view-hotel'> = {
  slug: 'la-view-hotel',
  hotel: 'La View Hotel',
  ...rateValidity,
  plan: 'CP, room and breakfast for two, per night',
  seasons: rateSeasons,
  rows: [
    { room: 'Standard Room', prices: [2299, 2499, 2999] },
    { room: 'Sea View Room', prices: [2599, 2899, 3199] },
    { room: 'Family Room', prices: [2799, 2999, 3299] },
  ],
  extras: [
    { name: 'Dinner for two (MAP)', price: '₹900 per night' },
    mattressExtra,
    { name: 'Child 5 to 12 without bed', price: '₹500 per night' },
    { name: 'Honeymoon add-on per couple', price: '₹3,000 on MAP, ₹4,000 on CP' },
  ],
  notes: ['Taxes are included.', 'From 20 December to 5 January at least three nights.'],
  menu: [
    {
      title: 'From the terrace kitchen',
      dishes: [
        { name: 'Fish thali with rice, curry and fried kingfish', price: 420 },
        { name: 'Vegetable caldine with poi', price: 290 },
        { name: 'Chicken cafreal with potatoes', price: 380 },
        { name: 'Prawn curry rice', price: 460 },
      ],
    },
    {
      title: 'In the morning',
      dishes: [
        { name: 'Goan plate: patal bhaji, pao, egg', price: 220 },
        { name: 'Dosa with three chutneys', price: 180 },
      ],
    },
    {
      title: 'To drink',
      dishes: [
        { name: 'Sol kadi', price: 80 },
        { name: 'Fresh lime, sweet or salt', price: 90 },
        { name: 'Filter coffee', price: 90 },
      ],
    },
  ],
}
