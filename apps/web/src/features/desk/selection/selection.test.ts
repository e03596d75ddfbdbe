import { expect, test } from 'vitest'
import {
  emptySelection,
  pageSelection,
  selectionUnder,
  toggled,
  toggledPage,
  toggledRange,
  withIds,
} from './selection.ts'

const page = ['a', 'b', 'c', 'd']
const start = emptySelection('inbox')
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids]

test('a row is chosen and left out again', () => {
  expect(ids(toggled(start, 'b'))).toEqual(['b'])
  expect(ids(toggled(toggled(start, 'b'), 'b'))).toEqual([])
})

test('the page is filled when anything is missing and emptied when nothing is', () => {
  const some = toggled(start, 'b')
  expect(pageSelection(some, page)).toBe('some')
  const all = toggledPage(some, page)
  expect(pageSelection(all, page)).toBe('all')
  expect(ids(toggledPage(all, page))).toEqual([])
})

test('rows of other pages stay chosen', () => {
  const elsewhere = withIds(start, ['x', 'y'], true)
  expect(ids(toggledPage(toggledPage(elsewhere, page), page))).toEqual(['x', 'y'])
})

test('another filter forgets the selection, the same one keeps it', () => {
  const some = toggled(start, 'b')
  expect(selectionUnder(some, 'inbox')).toBe(some)
  expect(ids(selectionUnder(some, 'spam'))).toEqual([])
})

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['b', 'c', 'd']],
  ['gone', 'b', ['b']],
])('from %s to %s', (from, to, expected) => {
  expect(ids(toggledRange(start, page, from, to)).sort()).toEqual(expected)
})

test('a range follows the row that was pressed', () => {
  const all = withIds(start, page, true)
  expect(ids(toggledRange(all, page, 'a', 'c'))).toEqual(['d'])
})

test('an empty page is not all chosen', () => {
  expect(pageSelection(start, [])).toBe('none')
})
