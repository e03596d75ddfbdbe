type Instant = Date | string | number

// India has no daylight saving time, so a fixed offset gives the same result in every browser.
const INDIA_OFFSET = 5.5 * 60 * 60 * 1000
const two = (value: number): string => String(value).padStart(2, '0')

function onIndiaClock(instant: Instant): Date {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Give a date or an ISO text, not '${instant}'.`)
  return new Date(time + INDIA_OFFSET)
}

/** The date in India, `dd/mm/yyyy`. */
export function indiaDate(instant: Instant): string {
  const clock = onIndiaClock(instant)
  return `${two(clock.getUTCDate())}/${two(clock.getUTCMonth() + 1)}/${clock.getUTCFullYear()}`
}

/** The date and time in India, `dd/mm/yyyy, h:mm am`. */
export function indiaDateTime(instant: Instant): string {
  const clock = onIndiaClock(instant)
  const hours = clock.getUTCHours()
  return `${indiaDate(instant)}, ${hours % 12 || 12}:${two(clock.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`
}

/** The date in India as date fields and the service write it, `yyyy-mm-dd`. */
export function indiaDay(instant: Instant): string {
  return onIndiaClock(instant).toISOString().slice(0, 10)
}
