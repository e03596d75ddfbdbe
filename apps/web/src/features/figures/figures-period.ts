import { FIGURES_DAYS_MAX } from '@susegad/api-client/rules'
import { today } from '../../signed-in/dates.ts'
import type { FiguresSearch } from './figures-search.ts'

export interface Period {
  startDate: string
  endDate: string
}

/** Selectable lengths in days. */
export const PERIODS = [7, 28, 90, 365] as const

const dayMs = 86_400_000

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The last days, today included: in the evening one looks for the day's own work. */
export function lastDays(days: number, now: number): Period {
  const endDate = today(now)
  return { startDate: plusDays(endDate, 1 - days), endDate }
}

/** The period of the URL; ignores incomplete or reversed ones. */
export function readPeriod({ startDate, endDate }: FiguresSearch, now: number): Period {
  return startDate && endDate && startDate <= endDate ? { startDate, endDate } : lastDays(PERIODS[0], now)
}

/** Clamps a day; ISO dates sort as text. */
const within = (day: string, first: string, last: string): string => [first, day, last].sort()[1] ?? day

/** Moves one end of a period, and the other end if necessary. */
export function withDay(period: Period, change: Partial<Period>): Period {
  const { startDate, endDate } = { ...period, ...change }
  const most = FIGURES_DAYS_MAX - 1
  return change.startDate
    ? { startDate, endDate: within(endDate, startDate, plusDays(startDate, most)) }
    : { startDate: within(startDate, plusDays(endDate, -most), endDate), endDate }
}
