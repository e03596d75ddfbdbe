import { expect, test } from 'vitest'
import { plainSearchText, readPlainSearch } from './plain-search.ts'

test.each([
  '9822012345',
  '+91 98220',
  'true',
  'null',
  '1e5',
  '{"a":1}',
  '"quoted"',
  '[1]',
  'boat & sea',
  'समुद्र',
])('the words %s come back as they were, without quotes of ours', (q) => {
  const text = plainSearchText({ q })
  expect(readPlainSearch(text)).toEqual({ q })
  expect(new URLSearchParams(text).get('q')).toBe(q)
})

test('what is not set is not in the address', () => {
  expect(plainSearchText({ page: 2, q: undefined })).toBe('?page=2')
  expect(plainSearchText({ q: undefined })).toBe('')
  expect(readPlainSearch('')).toEqual({})
})
