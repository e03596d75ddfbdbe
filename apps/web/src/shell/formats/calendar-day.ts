import { named } from 'virtual:business-name'

/** A day of the calendar as the business writes it: medium with a short month, long with the whole one. */
export const calendarDay = (day: string, dateStyle: 'medium' | 'long'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(named.locale, { dateStyle, timeZone: 'UTC' })
