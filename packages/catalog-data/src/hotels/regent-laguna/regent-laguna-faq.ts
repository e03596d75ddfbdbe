import type { Faq } from '../hotel.ts'
import {
  bookingProcess,
  cancellationPolicy,
  extraBedBySeason,
  identityRule,
  mealHours,
} from '../house-rules.ts'

export const regentLagunaFaq: Faq = {
  heading: 'Regent Laguna: plans, charges and house rules',
  sections: [
    {
      title: 'CP plan (room and breakfast)',
      lines: ['Room for two with the breakfast buffet beside the pool.', mealHours],
    },
    {
      title: 'MAP plan (room, breakfast and dinner)',
      lines: [
        'CP with the dinner buffet, which changes every evening: Goan on Wednesday, grill on Saturday.',
        'Vegetarian and Jain dishes are cooked on a separate range; tell us when you book.',
      ],
    },
    {
      title: 'Saver rate',
      lines: [
        'The same room on the CP plan for less, paid in full when you book.',
        'It is non-refundable: if you cancel, change the dates or do not arrive, 100% is forfeited.',
        'The cancellation policy below applies to every other rate.',
      ],
    },
    {
      title: 'Extra child and adult charges by season',
      lines: [
        'Child from 5 to 12 without a bed: ₹500 per night with breakfast, ₹800 with breakfast and dinner.',
        'Extra adult with a bed: the mattress charge of the season, and ₹550 for dinner on the MAP plan.',
        ...extraBedBySeason,
      ],
    },
    {
      title: 'Child policy',
      lines: [
        'A child under 5 is free, meals included.',
        'There is a separate paddling pool, 40 cm deep and fenced.',
        'Pool access rooms open straight on to water 1.2 m deep. They are not given to families with children under 8.',
      ],
    },
    {
      title: 'Facilities',
      lines: [
        'Lagoon pool of 60 metres from end to end, open 7:00 am to 9:00 pm; the footbridges are lit at night.',
        'Restaurant, grill counter, juice bar, spa with three rooms, children’s paddling pool.',
        'Lift to all floors, two rooms for wheelchair users, basement parking.',
      ],
    },
    bookingProcess,
    {
      title: 'Check-in details',
      lines: [
        'Check-in from 12 pm, check-out by 11 am.',
        'Late check-out until 4 pm costs half a night, if the room is free.',
        ...identityRule,
      ],
    },
    cancellationPolicy,
    {
      title: 'Terms',
      lines: [
        'Rates are for two adults with taxes. Meal plans cannot be changed during the stay.',
        'Swimwear is asked for in the pool; cotton clothes clog its filters.',
        'Outside food is welcome in studios, which have their own kitchenette, but not at the pool.',
      ],
    },
  ],
}
