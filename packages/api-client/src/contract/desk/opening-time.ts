/** When a business is open on a day, as times of its own clock such as `09:30`. */
export interface Opening {
  from: string
  to: string
}

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Weekly opening hours and single closed days such as `2026-12-25`. Open on at least one day of the week. */
export interface OpeningHours {
  week: Record<Weekday, Opening | null>
  closedDays: string[]
}

const DAY = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, clock)
  return clock
}

/** Clock of a time zone at a moment, e.g. `2026-12-25 09:30:00`. */
const wallClock = (at: number, zone: string): string => clockOf(zone).format(at)
const offset = (at: number, zone: string): number =>
  Date.parse(`${wallClock(at, zone).replace(' ', 'T')}Z`) - at

/** The moment of a wall time. Read twice, because the offset may change between midnight and then. */
function momentOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`)
  return wall - offset(wall - offset(wall, zone), zone)
}

/** Times at which the business is open, from the day of a moment on. Endless. */
function* openings({ week, closedDays }: OpeningHours, since: number, zone: string) {
  const closed = new Set(closedDays)
  for (let noon = Date.parse(`${wallClock(since, zone).slice(0, 10)}T12:00:00Z`); ; noon += DAY) {
    const date = new Date(noon)
    const day = date.toISOString().slice(0, 10)
    const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? 'monday'
    const opening = closed.has(day) ? null : week[weekday]
    if (opening) yield { start: momentOf(day, opening.from, zone), end: momentOf(day, opening.to, zone) }
  }
}

/** The moment at which the business has been open for this long since another one. */
export function afterOpenTime(hours: OpeningHours, since: number, wanted: number, zone: string): number {
  let left = wanted
  for (const { start, end } of openings(hours, since, zone)) {
    const from = Math.max(start, since)
    if (end - from >= left) return from + left
    if (end > from) left -= end - from
  }
  return since
}

/** One open day after a moment: as long after opening on the next day as then, or when that day ends. */
export function afterOpenDay(hours: OpeningHours, since: number, zone: string): number {
  let sinceOpening: number | undefined
  for (const { start, end } of openings(hours, since, zone)) {
    if (sinceOpening !== undefined) return Math.min(start + sinceOpening, end)
    if (end > since) sinceOpening = Math.max(0, since - start)
  }
  return since
}

/** How long the business is open between two moments. */
export function openTimeBetween(hours: OpeningHours | null, from: number, to: number, zone: string): number {
  if (hours === null) return to - from
  let open = 0
  for (const { start, end } of openings(hours, from, zone)) {
    if (start >= to) break
    open += Math.max(0, Math.min(end, to) - Math.max(start, from))
  }
  return open
}
