import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandProblems } from './brand-contrast.ts'
import { fromHex, toHex } from './color.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('a colour written in hexadecimal is read as it is shown', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(toHex(fromHex(color))).toBe(color)
    }),
  )
})

test('whatever colours a brand has, every pair can be read in every theme', () => {
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      expect(brandProblems({ primary, accent })).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('what is no colour is refused, not called readable', () => {
  for (const primary of ['8a1c4a', '#8a1', 'rebeccapurple', ''])
    expect(() => brandProblems({ primary })).toThrow(`"${primary}" is not a colour such as #8a1c4a`)
})
