import { expect, test } from 'vitest'
import { plusDays } from '../figures-period.ts'
import { columnsOf, topOf } from './day-columns.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    day: plusDays('2026-01-01', n),
    beforeDay: plusDays('2025-01-01', n),
    count: 1,
    before: 2,
  }))

test('many days are drawn by the week, and none is lost', () => {
  expect(columnsOf(days(62), '2026-03-31')).toHaveLength(62)
  const weeks = columnsOf(days(90), '2026-03-31')
  expect(weeks).toHaveLength(13)
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(90)
  expect(weeks.map(({ unfinished }) => unfinished).lastIndexOf(false)).toBe(11)
  expect(weeks.at(-1)).toMatchObject({
    startDate: '2026-03-26',
    endDate: '2026-03-31',
    count: 6,
    before: 12,
    unfinished: true,
  })
})

test.each([
  [0, 4],
  [4, 4],
  [5, 6],
  [11, 20],
  [61, 80],
  [801, 1000],
])('with %d at most the scale ends at %d', (most, top) => {
  const [column] = columnsOf(days(1), '2026-03-31')
  expect(topOf(column ? [{ ...column, count: most, before: 0 }] : [])).toBe(top)
})
