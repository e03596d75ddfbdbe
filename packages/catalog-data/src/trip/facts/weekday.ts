import type { Outing } from './trip-facts.ts'

export type Weekday = NonNullable<Outing['weekdays']>[number]

export const WEEKDAYS: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

export function weekdayOf(date: string): Weekday {
  // JavaScript's week begins on Sunday.
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return WEEKDAYS[weekday] ?? 'Mo'
}
