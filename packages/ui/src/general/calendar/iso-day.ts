const isoText = /^(\d{4})-(\d\d)-(\d\d)$/

/** Converts an ISO date to midnight in the browser's time zone. */
export function dateOf(day: string | null | undefined): Date | undefined {
  const [, year, month, date] = isoText.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined
}

/** Converts a date in the browser's time zone to an ISO date. */
export function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

// In UTC, because daylight saving time makes days of 23 hours.
const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / 86_400_000

/** Number of nights between two ISO dates; less than one if the second is not after the first. */
export const nightsBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Adds days to an ISO day. */
export const daysLater = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10)
