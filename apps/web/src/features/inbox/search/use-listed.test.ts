import { expect, test } from 'vitest'
import { neighboursOf, pageText } from './use-listed.ts'

test('a page is told with the number of its enquiries, and an empty list not at all', () => {
  const list = { enquiries: [], page: 1, limit: 10 }
  expect(pageText({ ...list, total: 1, totalPages: 1 })).toBe('Page 1 of 1, 1 enquiry')
  expect(pageText({ ...list, total: 12, totalPages: 2 })).toBe('Page 1 of 2, 12 enquiries')
  expect(pageText({ ...list, total: 0, totalPages: 0 })).toBe('')
})

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['gone', undefined, 'a'],
])('beside %s stand %s and %s', (id, previous, next) => {
  expect(neighboursOf(['a', 'b', 'c'], id)).toMatchObject({ previous, next })
})
