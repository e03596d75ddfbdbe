import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffle } from './shuffle.ts'

test('the same seed gives the same order and leaves the list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items]
      expect(shuffle(items, seed)).toEqual(shuffle(items, seed))
      expect(items).toEqual(before)
      expect(shuffle(items, seed).sort((one, two) => one - two)).toEqual(before.sort((one, two) => one - two))
    }),
  )
})

test('over many seeds each item comes first about equally often', () => {
  const first = { a: 0, b: 0, c: 0, d: 0 }
  for (let seed = 0; seed < 4000; seed++) first[shuffle(['a', 'b', 'c', 'd'] as const, seed)[0] ?? 'a']++
  for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
