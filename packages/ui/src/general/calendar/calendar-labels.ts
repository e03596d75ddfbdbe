import type { Message } from '../../locale/format-message.ts'

export interface CalendarLabels {
  previous: string
  next: string
  /** Accessible name of today; `{day}` is the date. */
  today: Message
  /** Accessible name of a selected `{day}`. */
  selected: Message
  /** Accessible name of the first `{day}` of a range. */
  first: Message
  /** Accessible name of the last `{day}` of a range. */
  last: Message
}

export const calendarLabels: CalendarLabels = {
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today, {day}',
  selected: '{day}, selected',
  first: '{day}, first day',
  last: '{day}, last day',
}
