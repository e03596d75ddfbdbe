import type { Message } from '../../locale/format-message.ts'

export const calendarLabels = {
  previous: 'Previous month',
  next: 'Next month',
  /** Accessible name of today; `{day}` is the date. */
  today: 'Today, {day}' as Message,
  /** Accessible name of a selected `{day}`. */
  selected: '{day}, selected' as Message,
  /** Accessible name of the first `{day}` of a range. */
  first: '{day}, first day' as Message,
  /** Accessible name of the last `{day}` of a range. */
  last: '{day}, last day' as Message,
}

export type CalendarLabels = typeof calendarLabels
