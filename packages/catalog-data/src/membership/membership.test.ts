import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everythingIn } from '../../test/all-records.ts'
import { activitySummaries } from '../activities/activities.ts'
import { hotelSummaries } from '../hotels/hotels.ts'
import {
  estimateMembership,
  memberSaving,
  membership,
  membershipPage,
  nightsToPay,
  savingOf,
} from './membership.ts'

describe('the membership card', () => {
  it('has the published numbers, and they add up', () => {
    expect(membership).toMatchObject({
      price: 1499,
      worth: 23600,
      saving: 22101,
      savingPercent: 94,
      validMonths: 12,
      hotelPercent: 30,
      waterSportPercent: 50,
      benefitsUpTo: 14999,
    })
    expect(membership.luxuryHotelPercent).toEqual({ from: 20, to: 30 })
    expect(savingOf(membership.worth, membership.price)).toEqual({
      saving: membership.saving,
      percent: membership.savingPercent,
    })
  })

  it('promises what it promises, word for word', () => {
    expect(membershipPage.terms).toEqual([
      'Transferable',
      'No name restrictions',
      'No blackout dates',
      'Instant activation',
    ])
    expect(membershipPage.label).toBe('Book Membership Now')
    expect(membershipPage.salesLabel).toBe('Get Your Membership Card')
    expect(membershipPage.tooltip).toBe('Get 30% off hotels + 50% off activities')
    const text = everythingIn(membershipPage)
    for (const words of [
      '₹1,499',
      'worth ₹23,600',
      '₹22,101',
      '94%',
      '12 months',
      'up to 30% off hotels',
      '20-30%',
      'up to 50% off water sports',
      '₹14,999',
    ])
      expect(text).toContain(words)
  })
})

describe('a member’s saving', () => {
  it.each([
    ['no offer: the whole percentage', { price: 1000, offer: null }, 30, 300],
    ['an offer of nothing', { price: 1000, offer: 0 }, 30, 300],
    ['an offer: only what is missing of the list price of 1000', { price: 800, offer: 20 }, 30, 100],
    ['an offer as good as the member’s price', { price: 700, offer: 30 }, 30, 0],
    ['an offer better than the member’s price', { price: 600, offer: 40 }, 30, 0],
    ['a gift', { price: 0, offer: 100 }, 50, 0],
    ['nothing to pay', { price: 0, offer: null }, 50, 0],
  ])('of a price with %s', (_, price, percent, saving) => {
    expect(memberSaving(price, percent)).toBeCloseTo(saving, 9)
  })

  it.each([
    // Saving per night in rupees beyond the hotel's own discount, and the nights that pay back ₹1,499.
    ['amara-grand-hotel', 412, 4],
    ['la-view-hotel', 406, 4],
    ['regent-laguna-hotel', 366, 5],
    ['wotel-calangute', 372, 5],
    ['tree-house-hotel', 367, 5],
  ])('at %s is ₹%i a night, and pays from %i nights', (slug, saving, nights) => {
    const hotel = hotelSummaries.find((candidate) => candidate.slug === slug)
    const night = { price: hotel?.price ?? 0, offer: hotel?.discount ?? null }
    expect(Math.round(memberSaving(night, membership.hotelPercent))).toBe(saving)
    expect(nightsToPay(night)).toBe(nights)
    const without = { night, waterSports: [] }
    expect(estimateMembership({ ...without, nights }).afterCard).toBeGreaterThanOrEqual(0)
    expect(estimateMembership({ ...without, nights: nights - 1 }).afterCard).toBeLessThan(0)
  })

  it.each([
    ['sunset-cruise-goa', 0],
    ['kayaking-in-goa-baga-beach', 0],
    ['dolphin-watching-cruise-goa', 48],
    ['scuba-diving-combo-goa', 200],
    ['goa-ultimate-5-watersports-adventure', 253],
    ['flyboarding-in-goa', 766],
    ['paragliding-adventure-goa', 1550],
  ])('on %s is ₹%i a person', (slug, saving) => {
    const sport = activitySummaries.find((candidate) => candidate.slug === slug)
    const price = { price: sport?.price ?? 0, offer: sport?.offer ?? null }
    expect(Math.round(memberSaving(price, membership.waterSportPercent))).toBe(saving)
  })

  it('is worked out from nights and water sports, and may be less than the card costs', () => {
    expect(membershipPage.examples.map((example) => estimateMembership(example))).toEqual([
      { hotels: 744, waterSports: 507, total: 1251, afterCard: -248 },
      { hotels: 2062, waterSports: 400, total: 2462, afterCard: 963 },
      { hotels: 3072, waterSports: 1014, total: 4086, afterCard: 2587 },
    ])
  })

  it('never takes a member below the list price less the advertised percentage', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    const offer = fc.option(fc.integer({ min: 0, max: 99 }))
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(amount, offer, percent, (listPrice, off, member) => {
        const price = (listPrice * (100 - (off ?? 0))) / 100
        const paid = price - memberSaving({ price, offer: off }, member)
        expect(paid).toBeCloseTo(Math.min(price, (listPrice * (100 - member)) / 100), 6)
      }),
    )
  })

  it('never has nights to pay back where the offer is as good', () => {
    expect(nightsToPay({ price: 2000, offer: 30 })).toBeNull()
  })

  it('of nothing is nothing', () => {
    expect(savingOf(0, 0)).toEqual({ saving: 0, percent: 0 })
  })
})
