import type { Message } from '../../locale/format-message.ts'

export const dateRangeFieldLabels = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  /** Accessible name of the button and of the panel with the calendar. */
  calendar: 'Choose dates in a calendar',
  /** Length of the stay, with `{count}` nights. */
  nights: { one: '{count} night', other: '{count} nights' } as Message,
  /** Error messages for a day outside of `min` and `max`; `{day}` is that limit. */
  early: 'Choose {day} or later' as Message,
  late: 'Choose {day} or earlier' as Message,
  /** Error message when check-out is not after check-in. */
  order: 'Check-out must be after check-in',
  /** Error message when a day of the stay is unavailable. */
  taken: 'Some of these dates are not available',
}

export type DateRangeFieldLabels = typeof dateRangeFieldLabels
