import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginationRange, resultRange } from './pagination-range.ts'

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 gap 8'],
  [3, 8, '1 2 3 4 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [18, 20, '1 gap 17 18 19 20'],
  [20, 20, '1 gap 19 20'],
  [99, 20, '1 gap 19 20'],
])('page %d of %d offers %s', (page, total, shown) => {
  expect(paginationRange(page, total).join(' ')).toBe(shown)
})

const pages = fc
  .integer({ min: 1, max: 5000 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)))

test('pages rise, hold the ends, the current page and its neighbours, and never exceed nine places', () => {
  fc.assert(
    fc.property(pages, ([page, total]) => {
      const items = paginationRange(page, total)
      const numbers = items.filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((one, two) => one - two))
      for (const wanted of [1, page - 1, page, page + 1, total]) {
        if (wanted >= 1 && wanted <= total) expect(numbers).toContain(wanted)
      }
      expect(items.length).toBeLessThanOrEqual(9)
    }),
  )
})

test('a gap always hides at least two pages', () => {
  fc.assert(
    fc.property(pages, ([page, total]) => {
      const items = paginationRange(page, total)
      items.forEach((item, index) => {
        if (item === 'gap') expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2)
      })
    }),
  )
})

test('the pages together show each result once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50 }), (total, size) => {
      let next = 1
      for (let page = 1; page <= Math.ceil(total / size); page++) {
        const { from, to } = resultRange(page, size, total)
        expect(from).toBe(next)
        next = to + 1
      }
      expect(next).toBe(total + 1)
    }),
  )
  expect(resultRange(1, 10, 0)).toEqual({ from: 0, to: 0 })
})
