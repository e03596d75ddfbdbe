import type { YearSpan } from '../../season/season.ts'
import type { Weekday } from '../facts/weekday.ts'
import type { PlaceKey } from '../plan/trip-type.ts'

/** Times of day are as 17:30. */
export type ClashReason =
  /** `unknown`: not published; `closed`: not offered at the moment; `hours`: they don't fit into one day. */
  | { kind: 'unknown' | 'closed' | 'hours' | 'no-bathing' }
  | { kind: 'season' | 'bathing-closed'; date: string; spans: readonly YearSpan[] }
  | { kind: 'weekday'; date: string; weekdays: readonly Weekday[] }
  /** The age that is allowed, and the children for whom it is a problem. */
  | { kind: 'minimum-age' | 'maximum-age' | 'adults-only'; age: number; children: readonly number[] }
  /** Minutes of the drive, and the minutes between the two places that are left for it. */
  | { kind: 'travel'; minutes: number; gap: number }
  /** All places of the day, in an order that works. */
  | { kind: 'order'; order: readonly PlaceKey[] }
  /** The return from the first place, on the day before, and the start of the second. */
  | { kind: 'late-return'; back: string; start: string }
  /** `earliest` is the first time for a flight on the last day; null if no flight of that day is late enough. */
  | { kind: 'flight'; hours: number; earliest: string | null; lastDay: number }

/** A conflict in a plan; days count from 0. */
export type Clash = ClashReason & {
  /** A note is good to know; the plan works as it is. */
  severity: 'problem' | 'note'
  /** Null for places without a day. */
  day: number | null
  places: readonly PlaceKey[]
  /** One of the places, and another day on which it has no conflict. */
  suggestion: { place: PlaceKey; day: number } | null
}

/** A clash whose suggestion has not been looked for yet. */
export type FoundClash = ClashReason & Pick<Clash, 'severity' | 'day' | 'places'>
