import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

const list = { enquiries: [], page: 1, limit: 10 }

test('counts one enquiry and many, and says nothing of an empty list', () => {
  expect(pageText({ ...list, total: 1, totalPages: 1 })).toBe('Page 1 of 1, 1 enquiry')
  expect(pageText({ ...list, total: 12, totalPages: 2 })).toBe('Page 1 of 2, 12 enquiries')
  expect(pageText({ ...list, total: 0, totalPages: 0 })).toBe('')
})
