import { describe, expect, it } from 'vitest'
import { activitiesPage } from '../activities/activities.ts'
import { contactPage } from '../contact/contact.ts'
import { diningPage } from '../dining/dining.ts'
import { membershipPage } from '../membership/membership.ts'
import { homePage } from './home.ts'

describe('the home page', () => {
  it('has six hero pictures and five links', () => {
    expect(homePage.hero.pictures.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `home/hero-${number}`),
    )
    expect(homePage.hero.links.map(({ to }) => to)).toEqual([
      '#activity',
      '#hotels',
      '#beaches',
      '/membership',
      '/contact',
    ])
  })

  it('has the fixed figures and the four features', () => {
    expect(homePage.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '10,000+ Happy guests',
      '4.9/5 Rating',
      '500+ Successful bookings',
      '24/7 Support',
    ])
    expect(homePage.why.features.map(({ title }) => title)).toEqual([
      'Premium experience',
      'Secure booking',
      'Exclusive offers',
      'Instant confirmation',
    ])
  })

  it('explains the fixed claims without contradicting the 24 hours', () => {
    const instant = (all: readonly { key: string; text: string }[]) =>
      all.find(({ key }) => key === 'instant')?.text
    expect(instant(homePage.why.features)).toMatch(/^As soon as the hotel or the boatman says yes/)
    expect(instant(activitiesPage.whyChoose)).toMatch(/as soon as the crew confirms it/)
    expect(JSON.stringify(membershipPage)).toContain('for a single weekend the card may not pay off')
    expect(contactPage.form.text).not.toMatch(/at once/)
    expect(homePage.why.features.find(({ key }) => key === 'secure')?.text).not.toMatch(/pay nothing/i)
  })

  it('has texts for empty lists', () => {
    expect([homePage.hotels?.empty, homePage.activities?.empty, homePage.beaches?.empty]).toEqual([
      { title: 'No hotels available', text: 'Please check back later for updates' },
      { title: 'No activities available', text: 'Please check back later for updates' },
      { title: 'No beaches available', text: 'Please check back later for updates' },
    ])
  })
})

describe('the dining page', () => {
  it('is a gallery of four', () => {
    expect(diningPage.title).toBe('Dining Gallery')
    expect(diningPage.pictures.map(({ picture }) => picture.name)).toEqual([
      'dining/1',
      'dining/2',
      'dining/3',
      'dining/4',
    ])
  })
})
