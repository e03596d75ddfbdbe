import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everythingIn } from '../../test/all-records.ts'
import { estimateMembership, membership, membershipPage, savingOf } from './membership.ts'

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
  it('is worked out from nights and water sports', () => {
    expect(estimateMembership({ nights: 5, nightPrice: 3299, waterSports: 2398 })).toEqual({
      hotels: 4949,
      waterSports: 1199,
      total: 6148,
      afterCard: 4649,
    })
  })

  it('may be less than the card costs', () => {
    expect(estimateMembership({ nights: 1, nightPrice: 1999, waterSports: 249 }).afterCard).toBe(-774)
    expect(
      membershipPage.examples
        .map((example) => estimateMembership(example).afterCard)
        .every((rest) => rest > 0),
    ).toBe(true)
  })

  it('never exceeds the advertised part of what is spent', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), amount, amount, (nights, nightPrice, waterSports) => {
        const {
          hotels,
          waterSports: water,
          total,
          afterCard,
        } = estimateMembership({ nights, nightPrice, waterSports })
        expect(hotels).toBeLessThanOrEqual(nights * nightPrice * 0.3 + 0.5)
        expect(water).toBeLessThanOrEqual(waterSports * 0.5 + 0.5)
        expect(total - afterCard).toBe(1499)
      }),
    )
  })

  it('of nothing is nothing', () => {
    expect(savingOf(0, 0)).toEqual({ saving: 0, percent: 0 })
  })
})
