import { expect, test } from 'vitest'
import { lengthen } from './lengthen.ts'

test.each([
  ['Ask', 3],
  ['Send an enquiry', 2],
  ['Five houses that we know room by room.', 1.6],
])('%s grows at least %d times', (text, times) => {
  expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * times)
})

test('the original text comes first and the full stop last', () => {
  expect(lengthen('Send an enquiry.')).toMatch(/^Send an enquiry .*\.$/)
})

test('surrounding spaces are kept', () => {
  expect(lengthen(' Home ')).toMatch(/^ Home .*\S $/)
})

test.each(['₹1,999', '20%', '—', ' '])('%j is no word and stays', (text) => {
  expect(lengthen(text)).toBe(text)
})

test('the result is always the same', () => {
  expect(lengthen('View Details')).toBe(lengthen('View Details'))
})
