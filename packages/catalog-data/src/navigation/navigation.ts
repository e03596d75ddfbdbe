import type { NavigationLink } from './navigation-link.ts'

export { footerHotelLinks } from './hotel-links.ts'
export type { NavigationLink } from './navigation-link.ts'

/** Links of the header and the side menu. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'HOME', to: '/' },
  { label: 'HOTELS', to: '/hotels' },
  { label: 'ACTIVITY', to: '/activity' },
  { label: 'GALLERY', to: '/gallery' },
  { label: 'BEACH', to: '/beaches' },
  { label: 'MEMBERSHIPS', to: '/membership' },
  { label: 'CONTACT US', to: '/contact' },
]

/** Quick links of the footer. */
export const footerLinks: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Hotels', to: '/hotels' },
  { label: 'Activities', to: '/activity' },
  { label: 'Beaches', to: '/beaches' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Dining', to: '/dining' },
  { label: 'Membership', to: '/membership' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Terms & Conditions', to: '/terms-and-conditions' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Refund Policy', to: '/refund-policy' },
]

const segmentLabels: ReadonlyMap<string, string> = new Map([
  ['', 'Home'],
  ['activitys', 'Activities'],
  ['hotels', 'Hotels'],
  ['beaches', 'Beaches'],
  ['terms-and-conditions', 'Terms & Conditions'],
  ['privacy-policy', 'Privacy Policy'],
  ['refund-policy', 'Refund Policy'],
])

/** Breadcrumb label of a path segment: its special label, else title case. */
export function breadcrumbLabel(segment: string): string {
  const special = segmentLabels.get(segment)
  if (special !== undefined) return special
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
