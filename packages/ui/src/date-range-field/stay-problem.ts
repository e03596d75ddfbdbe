import { rangeUntil } from '../calendar/day-range.ts'
import { dateOf, nightsBetween } from '../calendar/iso-day.ts'
import type { Stay } from './use-stay.ts'

/** The length of a stay; empty if a day is missing or check-out is not after check-in. */
export function nightsOf({ from, to }: Stay): number | undefined {
  const nights = dateOf(from) && dateOf(to) ? nightsBetween(from, to) : 0
  return nights > 0 ? nights : undefined
}

/** The problem with a stay, if both days are given. */
export function stayProblem(
  { from, to }: Stay,
  isUnavailable: ((day: string) => boolean) | undefined,
): 'order' | 'taken' | undefined {
  if (isUnavailable && [from, to].some((day) => day && isUnavailable(day))) return 'taken'
  if (!from || !to) return undefined
  if (to <= from) return 'order'
  return rangeUntil({ from }, to, isUnavailable) ? undefined : 'taken'
}
