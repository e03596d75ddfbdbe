import { describe, expect, it } from 'vitest'
import { everythingIn } from '../../test/all-records.ts'
import { businessFrom } from '../business/business.ts'
import { privacyPolicy, refundPolicy, termsAndConditions } from './policies.ts'

const own = businessFrom({ BUSINESS_EMAIL: 'office@goa.in', BUSINESS_NAME: 'Palm Tours' })
const policies = [termsAndConditions(own), privacyPolicy(own), refundPolicy(own)]

describe('the refund policy', () => {
  const text = everythingIn(refundPolicy(own))
  it.each([
    'Full refund if cancelled 30 or more days before check-in',
    "One night's charge for 15 to 30 days before check-in",
    'Non-refundable under 15 days before check-in',
    'Refunds are processed within 7 to 14 business days',
  ])('states: %s', (words) => {
    expect(text).toContain(words)
  })
})

describe.each(policies.map((policy): [string, typeof policy] => [policy.slug, policy]))(
  '%s',
  (_slug, policy) => {
    it('is dated, and each section can be linked to and says something', () => {
      expect(policy.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const ids = policy.sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, heading, paragraphs } of policy.sections) {
        expect(id).toMatch(/^[a-z-]+$/)
        expect(heading.length).toBeGreaterThan(2)
        expect(paragraphs.length).toBeGreaterThan(0)
      }
    })

    it('speaks with the business’s own contact values', () => {
      expect(everythingIn(policy)).toContain('office@goa.in')
      expect(everythingIn(policy)).not.toContain('Susegad')
    })
  },
)

describe('the terms', () => {
  it('say that nothing is sold online, how to pay, and who must show a passport', () => {
    const text = everythingIn(termsAndConditions(own))
    expect(text).toContain('Nothing is sold or charged on this site')
    expect(text).toContain('50% deposit')
    expect(text).toContain('Indian rupees in cash, cards, UPI and net banking')
    expect(text).toContain('A passport is mandatory for non-resident Indians and foreigners')
  })
})

describe('the privacy policy', () => {
  it('promises no data from an address that is not confirmed', () => {
    const rights = privacyPolicy(own).sections.find(({ id }) => id === 'rights')
    expect(rights?.paragraphs[0]).toMatch(
      /enquiries sent from it.*without signing in are included once you have confirmed your email/,
    )
  })
})
