import { site } from '../../page-data/site.ts'

/** A day of the calendar as the business writes it: medium with a short month, long with the whole one. */
export const calendarDay = (day: string, dateStyle: 'medium' | 'long'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(site().business.locale, { dateStyle, timeZone: 'UTC' })
