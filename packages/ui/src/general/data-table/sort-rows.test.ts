import { expect, test } from 'vitest'
import type { SortValue } from './data-table-column.ts'
import { compareValues } from './sort-rows.ts'

const sorted = (values: SortValue[], locale = 'en-IN') => values.toSorted(compareValues(locale))

test.each([
  [['Room 10', 'room 2', 'Room 1']],
  [[10, 9, -1]],
  [[true, false]],
  [[new Date('2026-12-24'), new Date('2026-02-01')]],
])('%j is put in order', (values: SortValue[]) => {
  expect(sorted(values)).toEqual(values.toReversed())
})

test('an accent is no other letter, and each language has its own order', () => {
  expect(sorted(['Zuari', 'Élan', 'Eden', 'Fado'])).toEqual(['Eden', 'Élan', 'Fado', 'Zuari'])
  expect(sorted(['Ö', 'Z'], 'de')).toEqual(['Ö', 'Z'])
  expect(sorted(['Ö', 'Z'], 'sv')).toEqual(['Z', 'Ö'])
})
