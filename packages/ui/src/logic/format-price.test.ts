import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatPrice } from './format-price.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1499, '1,499'],
  [23600, '23,600'],
  [100000, '1,00,000'],
  [12345678, '1,23,45,678'],
  [-4500, '−4,500'],
  [-0.4, '0'],
  [1499.5, '1,500'],
])('%d is written %s', (value, text) => {
  expect(formatCount(value)).toBe(text)
})

test('a price has the rupee sign right before its number', () => {
  expect(formatPrice(1499)).toBe('₹1,499')
})

test.each([
  [{ locale: 'hi-IN' }, '₹1,25,000'],
  [{ currency: 'EUR' }, '€1,25,000'],
  [{ locale: 'de-DE', currency: 'EUR' }, '125.000 €'],
  [{ locale: 'en-US' }, '₹125,000'],
])('in %j a price is written as its readers write it', (format, text) => {
  expect(formatPrice(125_000, format).replaceAll('\u00a0', ' ')).toBe(text)
})

test('what is no number is refused', () => {
  expect(() => formatPrice(Number.NaN, { locale: 'hi-IN' })).toThrow(/finite number/)
  expect(() => formatPrice(Number.NaN)).toThrow(/finite number/)
})

test('groups are of two, the last of three, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const text = formatCount(value)
      expect(text).toMatch(/^−?(\d{1,2}(,\d{2})*,\d{3}|\d{1,3})$/)
      expect(Number(text.replaceAll(',', '').replace('−', '-'))).toBe(value === 0 ? 0 : value)
    }),
  )
})
