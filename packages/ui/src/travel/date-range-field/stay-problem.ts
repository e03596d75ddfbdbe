import { rangeUntil } from '../../general/calendar/day-range.ts'
import { dateOf, nightsBetween } from '../../general/calendar/iso-day.ts'
import type { Stay } from './use-stay.ts'

/** The length of a stay; empty if a day is missing or check-out is not after check-in. */
export function nightsOf({ from, to }: Stay): number | undefined {
  const nights = dateOf(from) && dateOf(to) ? nightsBetween(from, to) : 0
  return nights > 0 ? nights : undefined
}

export interface StayLimits {
  /** First and last selectable day, such as `2026-12-24`. */
  min?: string | undefined
  max?: string | undefined
  /** Returns whether a day is unavailable; stays can't include it. */
  isUnavailable?: ((day: string) => boolean) | undefined
}

/** While a year is typed, its first digits are years such as 0020. */
const isTyping = (day: string) => day !== '' && day < '1000'

/** What is wrong with the days given so far. */
export function stayProblem(
  { from, to }: Stay,
  { min, max, isUnavailable }: StayLimits,
): 'early' | 'late' | 'order' | 'taken' | undefined {
  if (isTyping(from) || isTyping(to)) return undefined
  if (min && from && from < min) return 'early'
  if (max && (from > max || to > max)) return 'late'
  if (isUnavailable && [from, to].some((day) => day && isUnavailable(day))) return 'taken'
  if (!from || !to) return undefined
  if (to <= from) return 'order'
  return rangeUntil({ from }, to, isUnavailable) ? undefined : 'taken'
}
