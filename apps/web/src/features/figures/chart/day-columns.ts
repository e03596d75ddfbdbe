import type { Figures } from '@susegad/api-client/contract'

/** Maximum number of columns on a phone; with more days, each column is a week. */
const MOST_COLUMNS = 62
const WEEK = 7

export interface DayColumn {
  startDate: string
  endDate: string
  beforeStart: string
  beforeEnd: string
  count: number
  before: number
  /** Whether it contains today. */
  unfinished: boolean
}

/** Columns of the chart: one per day, or one per week for long periods. */
export function columnsOf(days: Figures['days'], today: string): DayColumn[] {
  const step = days.length > MOST_COLUMNS ? WEEK : 1
  const columns: DayColumn[] = []
  for (let from = 0; from < days.length; from += step) {
    const part = days.slice(from, from + step)
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) break
    columns.push({
      startDate: first.day,
      endDate: last.day,
      beforeStart: first.beforeDay,
      beforeEnd: last.beforeDay,
      count: part.reduce((sum, { count }) => sum + count, 0),
      before: part.reduce((sum, { before }) => sum + before, 0),
      unfinished: first.day <= today && today <= last.day,
    })
  }
  return columns
}

/** Axis maximum: the smallest 1, 2 or 5 times a power of ten above all columns, with even steps. */
export function topOf(columns: readonly DayColumn[]): number {
  const most = Math.max(4, ...columns.flatMap(({ count, before }) => [count, before]))
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 6, 8, 10].map((times) => times * power).find((top) => top >= most) ?? most
}
