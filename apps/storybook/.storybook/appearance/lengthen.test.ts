import { expect, test } from 'vitest'
import { lengthen } from './lengthen.ts'

test.each([
  ['Ask', 3],
  ['Send an enquiry', 2],
  ['Five houses that we know room by room.', 1.6],
])('%s grows at least %d times', (text, times) => {
  expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * times)
})

test('what it said still comes first, and its full stop last', () => {
  expect(lengthen('Send an enquiry.')).toMatch(/^Send an enquiry .*\.$/)
})

test('the blanks around it stay', () => {
  expect(lengthen(' Home ')).toMatch(/^ Home .*\S $/)
})

test.each(['₹1,999', '20%', '—', ' '])('%j is no word and stays', (text) => {
  expect(lengthen(text)).toBe(text)
})

test('it is the same each time', () => {
  expect(lengthen('View Details')).toBe(lengthen('View Details'))
})
