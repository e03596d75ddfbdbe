import { hero1, hero2, hero3, hero4, hero5, hero6 } from '../pictures/generated/home.ts'
import { type Picture, withAlt } from '../pictures/picture.ts'
import { promises } from '../text/promises.ts'
import type { Feature, Statistic } from '../text/section.ts'

export type { Feature, Statistic, TextSection } from '../text/section.ts'

/** A block of the home page that lists cards. */
export interface HomeBlock {
  heading: string
  text: string
  empty: { title: string; text: string }
}

export interface HomePage {
  hero: {
    heading: string
    text: string
    pictures: readonly Picture[]
    links: readonly { label: string; to: '#activity' | '#hotels' | '#beaches' | '/membership' | '/contact' }[]
  }
  stats: readonly Statistic[]
  why: { heading: string; features: readonly Feature[] }
  hotels: HomeBlock
  activities: HomeBlock
  beaches: HomeBlock
  closing: { heading: string; text: string }
}

const later = 'Please check back later for updates'

export const homePage: HomePage = {
  hero: {
    heading: 'Goa, without the hurry',
    text: 'Susegad is the Goan word for taking one’s time. Choose a hotel, a boat or a beach, ask us anything, and leave the arranging to people who live here.',
    pictures: [
      withAlt(hero1, 'Painted fishing canoes drawn up under coconut palms at sunrise'),
      withAlt(hero2, 'The laterite bastion of an old fort in the sea, with a white lighthouse above it'),
      withAlt(
        hero3,
        'A street of limewashed houses and tiled eaves in Fontainhas, with a white chapel at its end',
      ),
      withAlt(hero4, 'A river boat strung with lights under the cable bridge of the Mandovi at dusk'),
      withAlt(
        hero5,
        'The Dudhsagar falls in four tiers of white water, with a train crossing the stone viaduct',
      ),
      withAlt(hero6, 'A table laid for two on an arcaded veranda, high over a bay at sunset'),
    ],
    links: [
      { label: 'Activities', to: '#activity' },
      { label: 'Hotels', to: '#hotels' },
      { label: 'Beaches', to: '#beaches' },
      { label: 'Book Membership Now', to: '/membership' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
  stats: [
    { value: '10,000+', label: 'Happy guests' },
    { value: '4.9/5', label: 'Rating' },
    { value: '500+', label: 'Successful bookings' },
    { value: '24/7', label: 'Support' },
  ],
  why: {
    heading: 'Why choose us',
    features: promises,
  },
  hotels: {
    heading: 'Places to stay',
    text: 'From a mansion garden in Candolim to a cottage on stilts behind Anjuna.',
    empty: { title: 'No hotels available', text: later },
  },
  activities: {
    heading: 'Things to do',
    text: 'On the river, under the sea, over the cliffs, behind the falls.',
    empty: { title: 'No activities available', text: later },
  },
  beaches: {
    heading: 'Down the coast',
    text: 'Twelve beaches from Arambol to Palolem, in the order you would pass them by boat.',
    empty: { title: 'No beaches available', text: later },
  },
  closing: {
    heading: 'Tell us when you are coming',
    text: 'Write a few lines about your dates and who is travelling. We answer within 24 hours, with prices, and you decide in your own time.',
  },
}
