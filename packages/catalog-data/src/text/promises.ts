import type { Feature } from './section.ts'

/** Four reasons to book with us, shown on the home page and among the hotels. */
export const promises: readonly Feature[] = [
  {
    key: 'premium',
    title: 'Premium experience',
    text: 'We work with a handful of hotels and crews whose boats, rooms and kitchens we have seen for ourselves.',
  },
  {
    key: 'secure',
    title: 'Secure booking',
    text: 'You pay nothing on this site. Price and terms reach you in writing before any money changes hands.',
  },
  {
    key: 'offers',
    title: 'Exclusive offers',
    text: 'An offer shown beside a price is already taken off it. Where a member’s price is lower still, members pay that.',
  },
  {
    key: 'instant',
    title: 'Instant confirmation',
    text: 'As soon as the hotel or the boatman says yes, the confirmation is on your phone by WhatsApp or e-mail.',
  },
]
