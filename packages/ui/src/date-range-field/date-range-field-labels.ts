import type { Message } from '../locale/format-message.ts'

export interface DateRangeFieldLabels {
  checkIn: string
  checkOut: string
  /** Accessible name of the button and of the panel with the calendar. */
  calendar: string
  /** How long the stay is, of `{count}` nights. */
  nights: Message
  /** Where check-out does not follow check-in. */
  order: string
  /** Where a day of the stay is unavailable. */
  taken: string
}

export const dateRangeFieldLabels: DateRangeFieldLabels = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  calendar: 'Choose days in a calendar',
  nights: { one: '{count} night', other: '{count} nights' },
  order: 'Check-out must be after check-in',
  taken: 'Some of these days are not available',
}
