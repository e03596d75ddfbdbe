import type { YearSpan } from '../season/season.ts'
import type { PlaceKey } from './trip-type.ts'
import type { Weekday } from './weekday.ts'

/** Why a plan doesn't work out; times of day are as 17:30. */
export type ClashReason =
  /** `unknown`: not published; `closed`: not offered at the moment; `hours`: they don't fit into one day. */
  | { kind: 'unknown' | 'closed' | 'hours' | 'no-bathing' }
  | { kind: 'season' | 'bathing-closed'; date: string; spans: readonly YearSpan[] }
  | { kind: 'weekday'; date: string; weekdays: readonly Weekday[] }
  /** The age that is allowed, and the children for whom it is a problem. */
  | { kind: 'minimum-age' | 'maximum-age' | 'adults-only'; age: number; children: readonly number[] }
  /** The time between the end of the first place and the beginning of the second, and what the road takes. */
  | { kind: 'travel'; minutes: number; gap: number }
  /** The places fit into the day in this order of all its places. */
  | { kind: 'order'; order: readonly PlaceKey[] }
  /** Back from the first place the day before, and the beginning of the second, which is on `day`. */
  | { kind: 'late-return'; back: string; start: string }
  /** `earliest` is the first time for a flight on the last day; null if no flight of that day is late enough. */
  | { kind: 'flight'; hours: number; earliest: string | null; lastDay: number }

/** Something that stands against a plan; days count from 0. */
export type Clash = ClashReason & {
  /** A problem has to be solved, a note has to be known. */
  severity: 'problem' | 'note'
  /** Null for places without a day. */
  day: number | null
  places: readonly PlaceKey[]
  /** A place that could go to another day, where nothing stands against it. */
  suggestion: { place: PlaceKey; day: number } | null
}

/** A clash before another day has been looked for. */
export type FoundClash = ClashReason & Pick<Clash, 'severity' | 'day' | 'places'>
