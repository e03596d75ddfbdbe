import { expect, test } from 'vitest'
import {
  afterChoice,
  countSelected,
  emptySelection,
  selectionUnder,
  tickedOn,
  wholeSelection,
  withoutIds,
} from './selection.ts'

const start = emptySelection('inbox')
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids]

test('another filter forgets the selection, the same one keeps it', () => {
  const some = afterChoice(start, ['b'], ['a', 'b'])
  expect(selectionUnder(some, 'inbox')).toBe(some)
  expect(ids(selectionUnder(some, 'spam'))).toEqual([])
  expect(selectionUnder(wholeSelection('inbox'), 'spam').all).toBe(false)
})

test('what leaves takes nothing else along', () => {
  const some = afterChoice(start, ['a', 'b', 'c'], ['a', 'b', 'c'])
  expect(ids(withoutIds(some, ['b', 'z']))).toEqual(['a', 'c'])
  expect(countSelected(some, 40)).toBe(3)
})

test('a choice on one page keeps those of the others, and ticks no row of another page', () => {
  const first = afterChoice(start, ['a', 'c'], ['a', 'b', 'c'])
  const both = afterChoice(first, ['x'], ['x', 'y'])
  expect(ids(both)).toEqual(['a', 'c', 'x'])
  expect(tickedOn(both, ['x', 'y'])).toEqual(['x'])
  expect(ids(afterChoice(both, ['c'], ['a', 'b', 'c']))).toEqual(['c', 'x'])
})

test('of all that match, some can be left out on each page, and taken in again', () => {
  const page = ['a', 'b', 'c']
  const all = wholeSelection('inbox')
  expect(tickedOn(all, page)).toEqual(page)
  expect(countSelected(all, 3000)).toBe(3000)
  const less = afterChoice(afterChoice(all, ['a', 'c'], page), [], ['x'])
  expect(tickedOn(less, page)).toEqual(['a', 'c'])
  expect(countSelected(less, 3000)).toBe(2998)
  expect(ids(less)).toEqual(['b', 'x'])
  expect(ids(afterChoice(less, page, page))).toEqual(['x'])
})
