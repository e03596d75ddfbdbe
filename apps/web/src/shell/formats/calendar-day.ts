import { site } from '../../page-data/site.ts'

/** Formats a day for the business's locale: medium with a short month, long with the full one. */
export const calendarDay = (day: string, dateStyle: 'medium' | 'long'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(site().business.locale, { dateStyle, timeZone: 'UTC' })
