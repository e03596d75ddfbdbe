import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test.each([
  ['+91 832 000 0142', 'tel:+918320000142'],
  [' (0832) 000-0142 ', 'tel:08320000142'],
  ['+91+832', 'tel:+91832'],
])('%j dials %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test('words are refused', () => {
  expect(() => phoneLink('+ask')).toThrow(/needs a number/)
})
