import { describe, expect, it } from 'vitest'
import { hotelSummaries } from '../hotels/hotel-summaries.ts'
import { breadcrumbLabel, footerHotelLinks, footerLinks, headerLinks } from './navigation.ts'

describe('navigation', () => {
  it('has the header’s seven links in order', () => {
    expect(headerLinks.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'HOME /',
      'HOTELS /hotels',
      'ACTIVITY /activity',
      'GALLERY /gallery',
      'BEACH /beaches',
      'MEMBERSHIPS /membership',
      'CONTACT US /contact',
    ])
  })

  it('has the footer’s eleven quick links', () => {
    expect(footerLinks.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Home /',
      'Hotels /hotels',
      'Activities /activity',
      'Beaches /beaches',
      'Gallery /gallery',
      'Dining /dining',
      'Membership /membership',
      'Contact Us /contact',
      'Terms & Conditions /terms-and-conditions',
      'Privacy Policy /privacy-policy',
      'Refund Policy /refund-policy',
    ])
  })

  it('lists every hotel in the footer', () => {
    expect(footerHotelLinks).toEqual(
      hotelSummaries.map(({ name, slug }) => ({ label: name, to: `/hotels/${slug}` })),
    )
  })

  it.each([
    ['', 'Home'],
    ['activitys', 'Activities'],
    ['activity', 'Activity'],
    ['hotels', 'Hotels'],
    ['beaches', 'Beaches'],
    ['terms-and-conditions', 'Terms & Conditions'],
    ['privacy-policy', 'Privacy Policy'],
    ['refund-policy', 'Refund Policy'],
    ['amara-grand-hotel', 'Amara Grand Hotel'],
    ['a--b-', 'A B'],
    ['constructor', 'Constructor'],
  ])('calls the segment %j %j', (segment, label) => {
    expect(breadcrumbLabel(segment)).toBe(label)
  })
})
