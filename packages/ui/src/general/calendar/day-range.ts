import { daysLater, nightsBetween } from './iso-day.ts'

/** First and last day as ISO dates; `to` is missing until the last day is chosen. */
export interface DayRange {
  from: string
  to?: string | undefined
}

type DayTest = (day: string) => boolean

/** The range that ends on this day; undefined if it is not after the first day, or crosses an unavailable one. */
export function rangeUntil(
  range: DayRange | null | undefined,
  day: string,
  isUnavailable: DayTest = () => false,
): DayRange | undefined {
  if (!range || range.to || day <= range.from) return undefined
  for (let night = 1; night < nightsBetween(range.from, day); night += 1) {
    if (isUnavailable(daysLater(range.from, night))) return undefined
  }
  return { from: range.from, to: day }
}

/** The range after a press on a day, which ends the current range or starts a new one. */
export const rangeAfter = (
  range: DayRange | null | undefined,
  day: string,
  isUnavailable?: DayTest,
): DayRange => rangeUntil(range, day, isUnavailable) ?? { from: day }
