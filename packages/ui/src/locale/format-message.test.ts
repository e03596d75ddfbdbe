import { expect, test } from 'vitest'
import { formatMessage, type Message } from './format-message.ts'

test('placeholders are filled, as often as they occur', () => {
  expect(formatMessage('{page} of {total}, page {page}', { page: 2, total: 9 }, 'en-IN')).toBe(
    '2 of 9, page 2',
  )
})

test.each([
  ['en-IN', '1,25,000 results'],
  ['de-DE', '125.000 results'],
  ['ar-EG', '١٢٥٬٠٠٠ results'],
])('%s writes its own numbers', (locale, text) => {
  expect(formatMessage('{count} results', { count: 125_000 }, locale)).toBe(text)
})

test('a text that looks like a placeholder is not filled again', () => {
  expect(formatMessage('Remove {name}', { name: '{name}' }, 'en')).toBe('Remove {name}')
})

test('an unknown placeholder stays, so that it is seen', () => {
  expect(formatMessage('Hello {nmae}', { name: 'Asha' }, 'en')).toBe('Hello {nmae}')
})

const nights: Message = { one: '{count} night', other: '{count} nights' }
const nightsInArabic: Message = { two: 'ليلتان', few: '{count} ليالٍ', other: '{count} ليلة' }

test.each([
  ['en', nights, 1, '1 night'],
  ['en', nights, 0, '0 nights'],
  ['hi', nights, 0, '0 night'],
  ['ar', nightsInArabic, 2, 'ليلتان'],
  ['ar', nightsInArabic, 3, '3 ليالٍ'],
  ['ar', nightsInArabic, 100, '100 ليلة'],
] as const)('%s has a plural form of its own for %j: %d', (locale, message, count, text) => {
  expect(formatMessage(message, { count }, locale)).toBe(text)
})
