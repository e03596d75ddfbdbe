/** Formats a day: medium with a short month, long with the full one. */
export const calendarDay = (day: string, locale: string, dateStyle: 'medium' | 'long'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' })
