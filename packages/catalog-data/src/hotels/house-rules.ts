import type { TextSection } from '../text/section.ts'

/** Rules shared by all partner hotels, defined once so that all pages agree. */

export const seasons = {
  monsoon: 'June to September',
  regular: 'October to 19 December and 6 January to May',
  peak: '20 December to 5 January',
} as const

export const extraBedBySeason: readonly string[] = [
  `Extra mattress, ${seasons.monsoon}: ₹500 per night.`,
  `Extra mattress, ${seasons.regular}: ₹1,000 per night.`,
  `Extra mattress, ${seasons.peak}: ₹1,500 per night.`,
]

export const cancellationPolicy: TextSection = {
  title: 'Cancellation policy',
  lines: [
    'Cancelled 30 or more days before check-in: free, and everything you have paid is returned.',
    'Cancelled 15 to 30 days before check-in: one night is charged.',
    'Cancelled under 15 days before check-in, or no arrival: the full stay is charged.',
    'Refunds are processed within 7 to 14 business days, to the account the money came from.',
  ],
}

export const bookingProcess: TextSection = {
  title: 'Booking process',
  lines: [
    'Send an enquiry with your dates, the number of guests and the ages of the children.',
    'We check the room with the hotel and answer within 24 hours with the exact price.',
    'A 50% deposit confirms the booking. Until it is paid the room is not held.',
    'The balance is paid at check-in by cash, card, UPI or net banking.',
  ],
}

export const identityRule: readonly string[] = [
  'Every adult shows a government photo ID with an address at check-in. A PAN card carries no address and is not accepted.',
  'A passport is mandatory for non-resident Indians and foreigners, with the visa where one is needed.',
]

export const mealHours = 'Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm.'
