import { expect, it } from 'vitest'
import { inOrder, moved } from './sorting.ts'

it('moves one entry and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('puts known ids first, and leaves what came meanwhile behind them', () => {
  const list = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))
  expect(inOrder(list, ['c', 'gone', 'a']).map(({ _id }) => _id)).toEqual(['c', 'a', 'b', 'd'])
})
