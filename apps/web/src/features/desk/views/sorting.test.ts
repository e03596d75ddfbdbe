import { expect, it } from 'vitest'
import { inOrder, moved, placeAfterDrag } from './sorting.ts'

it('moves one entry and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('puts known ids first, and leaves what came meanwhile behind them', () => {
  const list = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))
  expect(inOrder(list, ['c', 'gone', 'a']).map(({ _id }) => _id)).toEqual(['c', 'a', 'b', 'd'])
})

it('passes each entry whose middle the dragged one covers, of whatever height', () => {
  const boxes = [
    { top: 0, height: 40 },
    { top: 40, height: 80 },
    { top: 120, height: 40 },
  ]
  const from = (index: number) => (by: number) => placeAfterDrag(boxes, index, by)
  expect([0, 39, 41, 99, 101, 900].map(from(0))).toEqual([0, 0, 1, 1, 2, 2])
  expect([-39, -41, -99, -101, -900].map(from(2))).toEqual([2, 1, 1, 0, 0])
  expect([-19, -21, 19, 21].map(from(1))).toEqual([1, 0, 1, 2])
})
