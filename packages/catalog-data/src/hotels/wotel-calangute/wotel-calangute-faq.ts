import type { Faq } from '../hotel.ts'
import {
  bookingProcess,
  cancellationPolicy,
  extraBedBySeason,
  identityRule,
  mealHours,
} from '../house-rules.ts'

export const wotelCalanguteFaq: Faq = {
  heading: 'Wotel Calangute, the short version',
  sections: [
    {
      title: 'CP plan (room and breakfast)',
      lines: [
        'Room for two and breakfast in the café: eggs or upma, bun maska, fruit, filter coffee.',
        mealHours,
      ],
    },
    {
      title: 'MAP plan (room, breakfast and dinner)',
      lines: [
        'The café cooks one dinner a night, a plate of the day with rice or bread, vegetarian or not.',
        'If you would rather go out, stay on CP: forty kitchens are within ten minutes’ walk.',
      ],
    },
    {
      title: 'Extra child and adult charges by season',
      lines: [
        'Child above 5 and up to 12, without a bed: ₹500 per night with breakfast.',
        'Extra mattresses fit in deluxe rooms only.',
        ...extraBedBySeason,
      ],
    },
    {
      title: 'Child policy',
      lines: [
        'Children from 1 to 5 stay free. Above 5 they are charged as listed.',
        'The roof pool is 1.3 m deep throughout and closed to children without an adult.',
      ],
    },
    {
      title: 'Facilities',
      lines: [
        'Rooftop plunge pool, 6 by 4 metres, open 8:00 am to 8:00 pm.',
        'Café on the ground floor, library of Goan records, bicycles without charge.',
        'No lift: three floors, one staircase. Two parking spaces, first come.',
      ],
    },
    bookingProcess,
    {
      title: 'Check-in details',
      lines: [
        'Check-in at 12 noon, check-out at 10:00 AM.',
        'There is no night desk. For an arrival after 9 pm you get a door code on the day.',
        ...identityRule,
      ],
    },
    cancellationPolicy,
    {
      title: 'Terms',
      lines: [
        'The rate covers two people and taxes.',
        'The hotel takes no calls of its own: our office in Candolim answers for it.',
        'Quiet hours are 10 pm to 8 am, also on the roof.',
      ],
    },
  ],
}
