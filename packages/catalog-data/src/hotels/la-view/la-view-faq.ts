import type { Faq } from '../hotel.ts'
import {
  bookingProcess,
  cancellationPolicy,
  extraBedBySeason,
  identityRule,
  mealHours,
} from '../house-rules.ts'

export const laViewFaq: Faq = {
  heading: 'La View: what guests ask us most',
  sections: [
    {
      title: 'CP plan (room and breakfast)',
      lines: [
        'Room for two with breakfast on the terrace: a choice of Goan, South Indian or continental plates, cooked to order.',
        mealHours,
      ],
    },
    {
      title: 'MAP plan (room, breakfast and dinner)',
      lines: [
        'CP with dinner added: a three-course set menu, vegetarian or with the day’s fish.',
        'Tell the kitchen by 5 pm if you will be out; a missed dinner is not refunded but can be had as the next day’s lunch.',
      ],
    },
    {
      title: 'Extra child and adult charges by season',
      lines: [
        'Child from 5 to 12 without a bed: ₹500 per night with breakfast.',
        'An extra adult in a sea view or family room pays the mattress charge; standard rooms have no space for one.',
        ...extraBedBySeason,
      ],
    },
    {
      title: 'Child policy',
      lines: [
        'A child under 5 is free.',
        'The hotel stands on a slope with 84 steps between reception and the top tier; pushchairs are carried up by the porters.',
        'Family rooms have window locks and a bunk with a rail.',
      ],
    },
    {
      title: 'Honeymoon add-on',
      lines: [
        '₹3,000 per couple on the MAP plan or ₹4,000 per couple on the CP plan.',
        'Flowers, a cake, and one dinner for two at the corner table of the terrace at sunset.',
      ],
    },
    {
      title: 'Facilities',
      lines: [
        'Pool with a sea-side edge, open 8:00 am to 7:00 pm.',
        'Terrace restaurant, a small gym, laundry, scooters for hire at the gate.',
        'No lift: the standard rooms on the lowest tier are reached by 12 steps.',
      ],
    },
    bookingProcess,
    {
      title: 'Check-in details',
      lines: [
        'Check-in at 1 pm, check-out at 11 am.',
        'Cars go up to reception only; the road above it is stepped.',
        ...identityRule,
      ],
    },
    cancellationPolicy,
    {
      title: 'Terms',
      lines: [
        'The rate is for the room with two adults, taxes included.',
        'From 20 December to 5 January the shortest stay is three nights.',
        'Visitors who are not staying may use the restaurant but not the pool.',
      ],
    },
  ],
}
