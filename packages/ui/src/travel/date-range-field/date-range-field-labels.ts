import type { Message } from '../../locale/format-message.ts'

export interface DateRangeFieldLabels {
  checkIn: string
  checkOut: string
  /** Accessible name of the button and of the panel with the calendar. */
  calendar: string
  /** Length of the stay, with `{count}` nights. */
  nights: Message
  /** Error messages for a day outside of `min` and `max`; `{day}` is that limit. */
  early: Message
  late: Message
  /** Error message when check-out is not after check-in. */
  order: string
  /** Error message when a day of the stay is unavailable. */
  taken: string
}

export const dateRangeFieldLabels: DateRangeFieldLabels = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  calendar: 'Choose dates in a calendar',
  nights: { one: '{count} night', other: '{count} nights' },
  early: 'Choose {day} or later',
  late: 'Choose {day} or earlier',
  order: 'Check-out must be after check-in',
  taken: 'Some of these dates are not available',
}
