import { expect, test } from 'vitest'
import { emptySelection, selectionUnder, withIds, withoutIds } from './selection.ts'

const start = emptySelection('inbox')
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids]

test('another filter forgets the selection, the same one keeps it', () => {
  const some = withIds(start, ['b'])
  expect(selectionUnder(some, 'inbox')).toBe(some)
  expect(ids(selectionUnder(some, 'spam'))).toEqual([])
})

test('what joins is there once, what leaves takes nothing else along', () => {
  const some = withIds(withIds(start, ['a', 'b']), ['b', 'c'])
  expect(ids(some)).toEqual(['a', 'b', 'c'])
  expect(ids(withoutIds(some, ['b', 'z']))).toEqual(['a', 'c'])
})
