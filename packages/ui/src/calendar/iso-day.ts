const isoText = /^(\d{4})-(\d\d)-(\d\d)$/

/** An ISO day as the date that the grid counts with: midnight on the browser's own clock. */
export function dateOf(day: string | null | undefined): Date | undefined {
  const [, year, month, date] = isoText.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined
}

/** The ISO day of such a date. */
export function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

// Counted in UTC, where no day has 23 hours.
const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / 86_400_000

/** How many nights lie between two ISO days; less than one where the second does not follow the first. */
export const nightsBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Adds days to an ISO day. */
export const daysLater = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10)
