import { isInSeason } from '../../season/season.ts'
import type { RoomParty } from '../../stay/stay-estimate.ts'
import type { PlaceFacts } from '../facts/trip-facts.ts'
import { weekdayOf } from '../facts/weekday.ts'
import type { PlaceKey } from '../plan/trip-type.ts'
import type { ClashReason, FoundClash } from './clash.ts'
import { clockAt, endOf } from './day-schedule.ts'

const ADULT = 18
const DAY = 24 * 60

/** A day of a trip, as far as it is known. */
export interface DayOfTrip {
  day: number
  date: string | null
  /** Null without dates: a trip may become longer. */
  lastDay: number | null
}

function ageClash({ outing }: PlaceFacts, rooms: readonly RoomParty[]): ClashReason[] {
  const { from = 0, to = Infinity } = outing?.ages ?? {}
  const children = rooms.flatMap((room) => room.children)
  const tooYoung = children.filter((age) => age < from)
  const tooOld = children.filter((age) => age > to)
  return [
    ...(tooYoung.length > 0
      ? [{ kind: from >= ADULT ? 'adults-only' : 'minimum-age', age: from, children: tooYoung } as const]
      : []),
    ...(tooOld.length > 0 ? [{ kind: 'maximum-age', age: to, children: tooOld } as const] : []),
  ]
}

function dateClashes({ outing, bathing }: PlaceFacts, date: string): ClashReason[] {
  const reasons: ClashReason[] = []
  if (outing?.season && !isInSeason(date, outing.season))
    reasons.push({ kind: 'season', date, spans: outing.season })
  if (outing?.weekdays?.length && !outing.weekdays.includes(weekdayOf(date)))
    reasons.push({ kind: 'weekday', date, weekdays: outing.weekdays })
  if (bathing?.allowed && bathing.closed && isInSeason(date, bathing.closed))
    reasons.push({ kind: 'bathing-closed', date, spans: bathing.closed })
  return reasons
}

/** The hour of the flight is unknown, so any hour of the last day that is too early is a conflict. */
function flightClash({ outing }: PlaceFacts, day: number, lastDay: number): ClashReason[] {
  const hours = outing?.hoursBeforeFlight
  if (!outing || hours === undefined) return []
  const earliest = (endOf(outing, 0) ?? 0) + hours * 60 - (lastDay - day) * DAY
  if (earliest <= 0) return []
  return [{ kind: 'flight', hours, earliest: earliest < DAY ? clockAt(earliest) : null, lastDay }]
}

const isNote = (reason: ClashReason): boolean =>
  reason.kind === 'no-bathing' || (reason.kind === 'flight' && reason.earliest !== null)

/** Conflicts of a place with its day, whatever else is on that day. */
export function placeClashes(
  place: PlaceKey,
  facts: PlaceFacts,
  { day, date, lastDay }: DayOfTrip,
  rooms: readonly RoomParty[],
): FoundClash[] {
  const reasons: ClashReason[] = [
    ...(facts.isClosed ? [{ kind: 'closed' } as const] : []),
    ...ageClash(facts, rooms),
    ...(date === null ? [] : dateClashes(facts, date)),
    ...(facts.bathing?.allowed === false ? [{ kind: 'no-bathing' } as const] : []),
    ...(lastDay === null ? [] : flightClash(facts, day, lastDay)),
  ]
  return reasons.map((reason) => ({
    ...reason,
    severity: isNote(reason) ? 'note' : 'problem',
    day,
    places: [place],
  }))
}
