import { dateFormat } from '../../dates/date-format.ts'

/** Formats `2026-12-31` as 31 Dec 2026. */
export const shortDay = (day: string, locale: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** Turns the slug `la-view` into La View. */
export const titled = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
