/** Longer stays are quoted. */
export const MOST_NIGHTS = 60

const DAY = 86_400_000

function timeOf(day: string | null): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  // Date.parse takes 30 February for 2 March.
  return Number.isFinite(time) && dayAt(time) === day ? time : undefined
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isDay = (text: string): boolean => timeOf(text) !== undefined

export const dayAfter = (day: string, count: number): string =>
  dayAt(Date.parse(`${day}T00:00:00Z`) + count * DAY)

/** The days on whose evening a night begins; undefined for impossible dates, none and more than `MOST_NIGHTS`. */
export function nightsBetween(arrival: string | null, departure: string | null): string[] | undefined {
  const [from, to] = [timeOf(arrival), timeOf(departure)]
  if (from === undefined || to === undefined) return undefined
  const count = (to - from) / DAY
  if (count < 1 || count > MOST_NIGHTS) return undefined
  return Array.from({ length: count }, (_, index) => dayAt(from + index * DAY))
}

/** The calendar day of a moment in a time zone, wherever the browser is. */
export const todayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
