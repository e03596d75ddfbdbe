import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

test('the number is digits only', () => {
  expect(whatsappLink('+91 832 000 0142')).toBe('https://wa.me/918320000142')
})

test('a number without digits is refused', () => {
  expect(() => whatsappLink('call us')).toThrow(/phone number/)
})

test('every message arrives as it was written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (message) => {
      const url = new URL(whatsappLink('+91 832 000 0142', message))
      expect(url.searchParams.get('text')).toBe(message)
      expect([...url.searchParams]).toHaveLength(1)
    }),
  )
})
