import { type OpeningHours, openTimeBetween } from '@susegad/api-client/opening-time'
import { DUE_HOURS, TIME_ZONE } from '@susegad/api-client/rules'

const minute = 60_000
const hour = 60 * minute
const soon = DUE_HOURS * hour

interface PromiseClock {
  state: 'calm' | 'soon' | 'late'
  /** E.g. `5 h 20 min left`. */
  text: string
}

/** E.g. `5 h 20 min`, `3 days`. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / minute)
  const days = Math.floor(minutes / (24 * 60))
  const hours = Math.floor(minutes / 60)
  if (days >= 2) return `${days} days`
  if (hours >= 10) return `${hours} h`
  if (hours >= 1) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`
  return minutes >= 1 ? `${minutes} min` : 'under a minute'
}

/** Remaining opening time of the promised response, or how long ago it was due. */
export function promiseClock(dueAt: string, now: number, hours: OpeningHours | null): PromiseClock {
  const due = Date.parse(dueAt)
  if (due <= now) return { state: 'late', text: `${duration(now - due)} late` }
  const left = openTimeBetween(hours, now, due, TIME_ZONE)
  return { state: left <= soon ? 'soon' : 'calm', text: `${duration(left)} left` }
}

interface HistoryEntry {
  change: string
  from: string | null
  at: string
  /** The subject of the merged enquiry that was changed; absent if it was this one. */
  of?: string | undefined
}

/** Time until staff started on the enquiry, e.g. `after 3 h`; null while it is pending. */
export function takenUpAfter(createdAt: string, history: readonly HistoryEntry[]): string | null {
  const first = history
    .filter(({ change, from, of }) => of === undefined && change === 'status' && from === 'pending')
    .map(({ at }) => Date.parse(at))
    .sort((a, b) => a - b)[0]
  if (first === undefined) return null
  const waited = first - Date.parse(createdAt)
  return waited < minute ? 'within a minute' : `after ${duration(waited)}`
}
