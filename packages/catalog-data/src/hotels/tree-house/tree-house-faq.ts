import type { Faq } from '../hotel.ts'
import {
  bookingProcess,
  cancellationPolicy,
  extraBedBySeason,
  identityRule,
  mealHours,
} from '../house-rules.ts'

export const treeHouseFaq: Faq = {
  heading: 'Tree House: living on a hillside, explained',
  sections: [
    {
      title: 'CP plan (room and breakfast)',
      lines: [
        'Cottage for two with breakfast on the deck: fruit, eggs, millet porridge, bread from the clay oven.',
        mealHours,
      ],
    },
    {
      title: 'MAP plan (room, breakfast and dinner)',
      lines: [
        'Dinner is what the garden and the market gave that day, written on the slate by noon.',
        'The road down is dark at night, so most guests on this plan are glad of it.',
      ],
    },
    {
      title: 'Extra child and adult charges by season',
      lines: [
        'Child from 5 to 12 without a bed: ₹500 per night with breakfast.',
        'An extra adult sleeps on a mattress in the loft only.',
        ...extraBedBySeason,
      ],
    },
    {
      title: 'Child policy',
      lines: [
        'A child under 5 is free, but think twice: verandas are 2 to 4 metres above the ground, with rails made for adults.',
        'From 5 years on children love it. The pool is 1.5 m at its deepest and has no lifeguard.',
      ],
    },
    {
      title: 'Honeymoon add-on',
      lines: [
        '₹3,000 per couple on the MAP plan, ₹4,000 per couple on the CP plan.',
        'Flowers, a cake, and dinner for two carried up to your own veranda, lit with oil lamps.',
      ],
    },
    {
      title: 'Facilities',
      lines: [
        'Stone pool fed by a spring, open from sunrise to sunset.',
        'Dining deck, yoga platform with a class at 7 am, forest path to Ozran viewpoint.',
        'Fans and cross-breeze in all cottages, air-conditioning in the loft only. Internet on the deck, not in the rooms.',
      ],
    },
    bookingProcess,
    {
      title: 'Check-in details',
      lines: [
        'Check-in from 1 pm, check-out by 11 am.',
        'Cars stop at the gate; a porter and 60 stone steps do the rest. Please arrive by daylight the first time.',
        'Maps put the hotel on the wrong side of the hill. We send directions and a meeting point with your confirmation.',
        ...identityRule,
      ],
    },
    cancellationPolicy,
    {
      title: 'Terms',
      lines: [
        'Rates are for two with taxes.',
        'No amplified music at any hour, no fires outside the oven, no feeding of monkeys.',
        'In July and August paths are slippery and one or two cottages are closed for re-thatching.',
      ],
    },
  ],
}
