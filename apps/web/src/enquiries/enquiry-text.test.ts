import { expect, test } from 'vitest'
import { contextText } from './enquiry-text.ts'

test('the place an enquiry was written is named', () => {
  expect(contextText({ kind: 'hotel', slug: 'palm-cove-resort' })).toBe('Hotel: Palm Cove Resort')
  expect(contextText({ kind: 'page', page: '/gallery' })).toBe('Page: /gallery')
  expect(contextText({ kind: 'membership' })).toBe('Membership')
  expect(contextText(null)).toBeUndefined()
})
