import { deskInstant, today } from '../../../signed-in/dates.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const HALF_HOUR = HOUR / 2
/** When a working day begins, desk time. */
const MORNING = '09:00'
/** "Later today" is in three hours, unless that is at night. */
const LATER = 3 * HOUR
const EVENING = '20:00'

interface SnoozeTime {
  id: 'today' | 'tomorrow' | 'monday'
  label: string
  /** ISO 8601, UTC. */
  at: string
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The offered times, in the desk's time zone. */
export function snoozeTimes(now = Date.now()): SnoozeTime[] {
  const day = today(now)
  const later = Math.ceil((now + LATER) / HALF_HOUR) * HALF_HOUR
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return [
    ...(later <= Date.parse(deskInstant(`${day}T${EVENING}`))
      ? [{ id: 'today', label: 'Later today', at: new Date(later).toISOString() } as const]
      : []),
    { id: 'tomorrow', label: 'Tomorrow morning', at: deskInstant(`${dayAfter(day, 1)}T${MORNING}`) },
    {
      id: 'monday',
      label: 'Next Monday',
      at: deskInstant(`${dayAfter(day, (8 - weekday) % 7 || 7)}T${MORNING}`),
    },
  ]
}
