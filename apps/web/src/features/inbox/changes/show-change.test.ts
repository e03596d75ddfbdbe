import type { EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { withEnquiryChange, withoutEnquiries } from './show-change.ts'

const list: EnquiryList = {
  enquiries: ['a', 'b', 'c'].map((_id) => ({ _id, status: 'pending' }) as StaffEnquiry),
  total: 21,
  totalPages: 3,
  page: 1,
  limit: 10,
}

test('deleted rows leave the page and the count', () => {
  const after = withoutEnquiries(list, new Set(['b', 'on-another-page']))
  expect(after.enquiries.map(({ _id }) => _id)).toEqual(['a', 'c'])
  expect(after).toMatchObject({ total: 19, totalPages: 2 })
})

test('one row changes, and a list without it stays the same object', () => {
  expect(withEnquiryChange(list, 'b', { status: 'resolved' }).enquiries[1]).toMatchObject({
    status: 'resolved',
  })
  expect(withEnquiryChange(list, 'z', { status: 'resolved' })).toBe(list)
})

test('an answer that was overtaken by a later one changes nothing', () => {
  const now = { ...list, enquiries: list.enquiries.map((row) => ({ ...row, version: 3 })) }
  expect(withEnquiryChange(now, 'b', { status: 'resolved', version: 2 })).toBe(now)
  expect(withEnquiryChange(now, 'b', { status: 'resolved', version: 3 }).enquiries[1]?.status).toBe(
    'resolved',
  )
})
