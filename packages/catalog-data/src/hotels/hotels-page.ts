import type { ListingPage } from '../text/listing-page.ts'
import { promises } from '../text/promises.ts'

export const hotelsPage: ListingPage = {
  heading: 'Hotels in Goa we know room by room',
  text: 'Five places between Candolim and Anjuna, each visited by us, each with its rules written out: meal plans, extra beds, children, cancellation.',
  stats: [
    { value: '500+', label: 'Guests' },
    { value: '4.8/5', label: 'Rating' },
    { value: '15+', label: 'Hotels' },
    { value: '24/7', label: 'Support' },
  ],
  whyHeading: 'Why book through us',
  whyChoose: promises,
  countLine: (count) => `Showing ${count} hotels`,
  empty: { title: 'No hotels available', text: 'Please check back later for updates' },
  banner: {
    heading: 'Staying more than two nights?',
    text: 'The membership card takes up to 30% off hotels for 12 months, and anyone in the family may use it.',
  },
}
