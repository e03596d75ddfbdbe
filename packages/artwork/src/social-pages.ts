import { activitySummaries } from '@susegad/catalog-data/activities'
import { beachSummaries } from '@susegad/catalog-data/beaches'
import { business } from '@susegad/catalog-data/business'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import type { SocialCard } from './social-card.ts'

export interface SocialPage extends SocialCard {
  /** The picture behind the words. */
  picture: string
}

const pages: Record<string, Omit<SocialPage, 'brand'>> = {
  home: { title: 'Goa, unhurried', kicker: 'Stays, days out and beaches', picture: 'home/hero-1' },
  hotels: { title: 'Hotels in Goa', kicker: 'Where to stay', picture: 'hotels/regent-laguna-hotel/hero-3' },
  activity: { title: 'Things to do in Goa', kicker: 'Days out', picture: 'home/hero-4' },
  beaches: {
    title: 'The beaches of Goa',
    kicker: 'From north to south',
    picture: 'beaches/anjuna-beach-goa-india/6',
    focus: 0.6,
  },
  dining: { title: 'Dining', kicker: 'Tables by the sea', picture: 'dining/1' },
  gallery: { title: 'Gallery', kicker: 'Goa in pictures', picture: 'home/hero-3' },
  membership: {
    title: 'Membership',
    kicker: 'One card, one year',
    picture: 'membership/card-1',
    focus: 0.42,
  },
  contact: { title: 'Contact', kicker: 'Come by or call', picture: 'contact/hero-1' },
  'terms-and-conditions': {
    title: 'Terms and Conditions',
    kicker: 'The small print',
    picture: 'home/hero-2',
  },
  'privacy-policy': { title: 'Privacy Policy', kicker: 'What we keep, and why', picture: 'home/hero-6' },
  'refund-policy': { title: 'Refund Policy', kicker: 'When plans change', picture: 'home/hero-5' },
  search: { title: 'Search', kicker: 'Find your Goa', picture: 'fallback/gallery' },
}

const records = [
  ...hotelSummaries.map(
    ({ slug, name }) =>
      [`hotels-${slug}`, { title: name, kicker: 'Stay in Goa', picture: `hotels/${slug}/hero-1` }] as const,
  ),
  ...activitySummaries.map(
    ({ slug, name }) =>
      [
        `activitys-${slug}`,
        { title: name, kicker: 'A day out in Goa', picture: `activities/${slug}/1` },
      ] as const,
  ),
  ...beachSummaries.map(
    ({ slug, name }) =>
      [`beaches-${slug}`, { title: name, kicker: 'Beaches of Goa', picture: `beaches/${slug}/1` }] as const,
  ),
]

/** Cards whose subject does not stand in the middle of its picture. */
const focuses: Readonly<Record<string, number>> = {
  'activitys-goa-ultimate-5-watersports-adventure': 0.62,
  'activitys-snow-park-goa': 0.6,
  'activitys-bungee-jumping-goa': 0.66,
  'activitys-kayaking-in-goa-baga-beach': 0.54,
  'beaches-arambol-beach-goa-india': 0.4,
  'beaches-agonda-beach-goa-india': 0.4,
  'beaches-calangute-beach-goa-india': 0.54,
  'beaches-butterfly-beach-goa-india': 0.62,
  'beaches-miramar-beach-goa-india': 0.6,
  'beaches-palolem-beach-goa-india': 0.58,
}

/** What the link-preview card of each public page says and shows. */
export const socialPages: Readonly<Record<string, SocialPage>> = Object.fromEntries(
  [...Object.entries(pages), ...records].map(([name, page]) => {
    const focus = focuses[name]
    return [name, { brand: business.name, ...page, ...(focus === undefined ? {} : { focus }) }]
  }),
)
