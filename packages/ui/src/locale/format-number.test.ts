import { afterEach, expect, test, vi } from 'vitest'
import { formatPrice } from '../logic/format-price.ts'
import { formatDecimal, formatNumber, formatPercent } from './format-number.ts'

afterEach(() => vi.restoreAllMocks())

test('the default language makes no formatter, for which a phone would wait', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect(formatNumber(125_000, 'en-IN')).toBe('1,25,000')
  expect(formatDecimal(4.55, 'en-IN')).toBe('4.5')
  expect(formatPercent(0.754, 'en-IN')).toBe('75%')
  expect(formatPrice(125_000)).toBe('₹1,25,000')
  expect(made).not.toHaveBeenCalled()
})

test('another language makes one, and keeps it', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect([formatDecimal(4.55, 'de-AT'), formatDecimal(3, 'de-AT')]).toEqual(['4,5', '3,0'])
  expect(made).toHaveBeenCalledTimes(1)
})

test('what is no whole number is written in full', () => {
  expect(formatNumber(2.5, 'en-IN')).toBe('2.5')
})
