import type { Faq } from '../hotel.ts'
import {
  bookingProcess,
  cancellationPolicy,
  extraBedBySeason,
  identityRule,
  mealHours,
} from '../house-rules.ts'

export const amaraGrandFaq: Faq = {
  heading: 'Good to know before you book Amara Grand',
  sections: [
    {
      title: 'CP plan (room and breakfast)',
      lines: [
        'Room for two with buffet breakfast: fruit, eggs to order, idli and dosa, poi from the village baker.',
        mealHours,
        'Use of the pool, the garden and the reading room is included.',
      ],
    },
    {
      title: 'MAP plan (room, breakfast and dinner)',
      lines: [
        'Everything in CP, and dinner for two in the dining hall or on the veranda.',
        'Dinner is a set Goan or North Indian menu on weekdays and a buffet on Friday and Saturday.',
        'Lunch can be taken in place of dinner if you say so by 10:30 am.',
      ],
    },
    {
      title: 'Extra child and adult charges by season',
      lines: [
        'Child from 5 to 12 without a bed: ₹500 per night with breakfast, all year.',
        'Extra adult, with a bed and breakfast: the mattress charge of the season.',
        ...extraBedBySeason,
      ],
    },
    {
      title: 'Child policy',
      lines: [
        'A child under 5 stays free in the parents’ bed.',
        'From the 13th birthday a guest counts as an adult.',
        'Cots are free; ask for one with your enquiry, since there are four.',
        'The pool has a shallow end of 0.9 m but no lifeguard: children swim with an adult beside them.',
      ],
    },
    {
      title: 'Honeymoon add-on',
      lines: [
        '₹3,000 per couple on the MAP plan, ₹4,000 per couple on the CP plan.',
        'Flowers in the room on arrival, a cake, a bottle of Goan port wine, and one candle-lit dinner in the garden. The dinner is what makes it dearer on CP.',
      ],
    },
    {
      title: 'Facilities',
      lines: [
        'Garden pool of 22 metres, open 7:00 am to 8:00 pm.',
        'Restaurant, veranda bar, reading room, and a ground-floor room with a step-free bathroom.',
        'Free parking for 20 cars, lift in the east wing, wireless internet throughout, generator for power cuts.',
      ],
    },
    bookingProcess,
    {
      title: 'Check-in details',
      lines: [
        'Check-in from 1 pm, check-out by 11 am.',
        'Arriving earlier? Bags can be left and the pool used from 9 am.',
        ...identityRule,
      ],
    },
    cancellationPolicy,
    {
      title: 'Terms',
      lines: [
        'Rates are for two people and include taxes.',
        'Gala dinners on 24 and 31 December are compulsory and are quoted with your booking.',
        'Music in the garden ends at 10 pm, as the law in Goa asks. Pets cannot be accommodated.',
      ],
    },
  ],
}
