import type { Figures } from '@susegad/api-client/contract'
import { ENQUIRY_SOURCES } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { readHours } from '../enquiries/promise/due-times.ts'
import {
  type AcceptedRow,
  acceptedPeriods,
  type CountRow,
  countPeriods,
  lastSevenDays,
  listLate,
  type Period,
  type TimesRow,
  timePeriods,
} from './figures-store.ts'

/** Limit of the list of pages: visitors can send any page. */
const MOST_LISTED = 50

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const lengthOf = ({ startDate, endDate }: Period): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1

/** The period of the same length directly before. */
const periodBefore = (period: Period): Period => ({
  startDate: plusDays(period.startDate, -lengthOf(period)),
  endDate: plusDays(period.startDate, -1),
})

const countOf = (rows: CountRow[], current: boolean, value: string | null): CountRow | undefined =>
  rows.find((row) => row.current === current && row.value === value)

/** Joins the counts of both periods, largest first. */
function compared(rows: CountRow[]): { value: string; count: number; before: number }[] {
  const values = [...new Set(rows.map(({ value }) => value ?? ''))]
  return values
    .map((value) => ({
      value,
      count: countOf(rows, true, value)?.count ?? 0,
      before: countOf(rows, false, value)?.count ?? 0,
    }))
    .sort((a, b) => b.count - a.count || b.before - a.before || a.value.localeCompare(b.value))
}

function timesOf(row: TimesRow | undefined) {
  const { answered = 0, median = null, ninetieth = null, late = 0 } = row ?? {}
  return { answered, median, ninetieth, late }
}

function totalsOf(count: CountRow | undefined, times: TimesRow | undefined, accepted = 0) {
  const { count: total = 0, waiting = 0, late = 0 } = count ?? {}
  // Count late ones among all enquiries, because waiting ones can be late too.
  return { ...timesOf(times), total, waiting, late, accepted }
}

/** People who responded first or sent an accepted quote. */
function peopleOf(times: TimesRow[], accepted: AcceptedRow[]): Figures['people'] {
  const ids = [...new Set([...times, ...accepted].map(({ by_id }) => by_id))]
  const of = (id: string | null, now: boolean) => ({
    ...timesOf(times.find((row) => row.by_id === id && row.current === now)),
    accepted: accepted.find((row) => row.by_id === id && row.current === now)?.accepted ?? 0,
  })
  return ids
    .map((id) => {
      const name = [...times, ...accepted].find((row) => row.by_id === id)?.name ?? null
      return { _id: id, name, now: of(id, true), before: of(id, false) }
    })
    .sort((a, b) => b.now.answered - a.now.answered || b.before.answered - a.before.answered)
}

/** Everything that the figures page shows; by default for the seven days until yesterday. */
export async function readFigures(db: Queries, asked?: Period): Promise<Figures> {
  const period = asked ?? (await lastSevenDays(db))
  const before = periodBefore(period)
  const counts = await countPeriods(db, period, before.startDate)
  const times = await timePeriods(db, period, before.startDate)
  const accepted = await acceptedPeriods(db, period, before.startDate)
  const late = await listLate(db, period)

  const about = (what: CountRow['about']) => counts.filter((row) => row.about === what)
  const days = about('day')
  const places = compared(about('place'))
  const pages = compared(about('page'))
  const everybody = (current: boolean) => times.find((row) => row.everybody && row.current === current)
  const acceptedOf = (current: boolean) =>
    accepted.find((row) => row.everybody && row.current === current)?.accepted
  return {
    openingHours: (await readHours(db)) !== null,
    period,
    before,
    totals: {
      now: totalsOf(countOf(about('all'), true, null), everybody(true), acceptedOf(true)),
      before: totalsOf(countOf(about('all'), false, null), everybody(false), acceptedOf(false)),
    },
    days: Array.from({ length: lengthOf(period) }, (_, n) => {
      const day = plusDays(period.startDate, n)
      const beforeDay = plusDays(before.startDate, n)
      return {
        day,
        beforeDay,
        count: countOf(days, true, day)?.count ?? 0,
        before: countOf(days, false, beforeDay)?.count ?? 0,
      }
    }),
    places: places.slice(0, MOST_LISTED).map(({ value, ...of }) => ({ place: value, ...of })),
    pages: pages.slice(0, MOST_LISTED).map(({ value, ...of }) => ({ page: value, ...of })),
    sources: compared(about('source')).flatMap(({ value, ...of }) => {
      const source = ENQUIRY_SOURCES.find((known) => known === value)
      return source ? [{ source, ...of }] : []
    }),
    further: {
      places: Math.max(0, places.length - MOST_LISTED),
      pages: Math.max(0, pages.length - MOST_LISTED),
    },
    people: peopleOf(
      times.filter((row) => !row.everybody),
      accepted.filter((row) => !row.everybody),
    ),
    late: late.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
  }
}
