import { defaultLocale } from '../locale/default-locale.ts'

type Instant = Date | string | number

// India has no daylight saving time, so a fixed offset gives the same result in every browser.
const INDIA_OFFSET = 5.5 * 60 * 60 * 1000
const two = (value: number): string => String(value).padStart(2, '0')

function onIndiaClock(instant: Instant): Date {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Give a date or an ISO text, not '${instant}'.`)
  return new Date(time + INDIA_OFFSET)
}

const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

/** The date in India, `dd/mm/yyyy` or as another language writes it. */
export function indiaDate(instant: Instant, locale: string = defaultLocale): string {
  const clock = onIndiaClock(instant)
  // Not `Intl`: creating a formatter takes 100 ms on a phone.
  if (locale === defaultLocale) {
    return `${two(clock.getUTCDate())}/${two(clock.getUTCMonth() + 1)}/${clock.getUTCFullYear()}`
  }
  return new Intl.DateTimeFormat(locale, day).format(clock)
}

/** The date in India as date fields and the service write it, `yyyy-mm-dd`. */
export function indiaDay(instant: Instant): string {
  return onIndiaClock(instant).toISOString().slice(0, 10)
}
