import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everythingIn } from '../../test/all-records.ts'
import { hotelSummaries, hotelsPage } from '../hotels/hotels.ts'
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

  it('states its terms word for word', () => {
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

const card = { price: 1499, hotelPercent: 30, waterSportPercent: 50 }

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
    // Price of a night, its offer, the saving beyond that offer, and the nights that pay back the card.
    [3299, 20, 412, 4],
    [2299, 15, 406, 4],
    [2499, 18, 366, 5],
    [1999, 14, 372, 5],
    [2199, 16, 367, 5],
  ])('on ₹%i a night, offered %i%% less, is ₹%i, and pays from %i nights', (price, offer, saving, nights) => {
    const night = { price, offer }
    expect(Math.round(memberSaving(night, 30))).toBe(saving)
    expect(nightsToPay(night, card)).toBe(nights)
    const without = { night, waterSports: [] }
    expect(estimateMembership({ ...without, nights }, card).afterCard).toBeGreaterThanOrEqual(0)
    expect(estimateMembership({ ...without, nights: nights - 1 }, card).afterCard).toBeLessThan(0)
  })

  it('pays in every hotel from the nights that the page of hotels names', () => {
    expect(hotelsPage.banner.heading).toBe('Staying five nights or more?')
    for (const { price, discount } of hotelSummaries)
      expect(nightsToPay({ price, offer: discount }, membership)).toBeLessThanOrEqual(5)
  })

  it.each([
    [249, 50, 0],
    [499, 50, 0],
    [249, 38, 48],
    [1199, 40, 200],
    [999, 33, 253],
    [2299, 25, 766],
    [3099, null, 1550],
  ])('on the water of ₹%i, offered %s% less, is ₹%i a person', (price, offer, saving) => {
    expect(Math.round(memberSaving({ price, offer }, 50))).toBe(saving)
  })

  it('is calculated from nights and water sports, and may be less than the card costs', () => {
    const weekend = {
      nights: 2,
      night: { price: 1999, offer: 14 },
      waterSports: [{ price: 999, offer: 33, people: 2 }],
    }
    expect(estimateMembership(weekend, card)).toEqual({
      hotels: 744,
      waterSports: 507,
      total: 1251,
      afterCard: -248,
    })
    for (const example of membershipPage.examples) {
      const { hotels, waterSports, total, afterCard } = estimateMembership(example, membership)
      expect([total, afterCard]).toEqual([hotels + waterSports, hotels + waterSports - membership.price])
    }
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
    expect(nightsToPay({ price: 2000, offer: 30 }, card)).toBeNull()
  })

  it('of nothing is nothing', () => {
    expect(savingOf(0, 0)).toEqual({ saving: 0, percent: 0 })
  })
})
