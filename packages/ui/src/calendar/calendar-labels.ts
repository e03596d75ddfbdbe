import type { Message } from '../locale/format-message.ts'

export interface CalendarLabels {
  previous: string
  next: string
  /** Spoken name of the `{day}` that is today. */
  today: Message
  /** Spoken name of a chosen `{day}`. */
  selected: Message
  /** Spoken name of the first `{day}` of a range. */
  first: Message
  /** Spoken name of the last `{day}` of a range. */
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
