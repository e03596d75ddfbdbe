import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

const places = fc
  .array(fc.integer({ min: 0, max: 800 }), { maxLength: 25 })
  .map((list) => list.sort((a, b) => a - b))

test('no two labels touch, and their order stays', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 40 }), (wanted, gap) => {
      const spread = spreadLabels(wanted, gap)
      expect(spread).toHaveLength(wanted.length)
      for (const [place, position] of spread.entries())
        if (place > 0) expect(position - (spread[place - 1] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-9)
    }),
  )
})

test('all stay inside where there is room', () => {
  fc.assert(
    fc.property(places, (wanted) => {
      for (const position of spreadLabels(wanted, 30, 10, 790)) {
        expect(position).toBeGreaterThanOrEqual(10)
        expect(position).toBeLessThanOrEqual(790 + 1e-9)
      }
    }),
  )
})

test('labels with room stay where they are, and a crowd opens evenly around its middle', () => {
  expect(spreadLabels([10, 100, 200], 30)).toEqual([10, 100, 200])
  expect(spreadLabels([100, 100, 100], 30)).toEqual([70, 100, 130])
  expect(spreadLabels([0, 2], 30, 0, 200)).toEqual([0, 30])
})
