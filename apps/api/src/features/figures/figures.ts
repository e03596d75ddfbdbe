import type { Figures } from '@susegad/api-client/contract'
import { ENQUIRY_SOURCES } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { readHours } from '../enquiries/promise/due-times.ts'
import { listLabels } from '../labels/label-store.ts'
import {
  type About,
  countLabels,
  countPeriods,
  type GroupRow,
  lastSevenDays,
  listLate,
  namesOf,
  type Period,
} from './figures-store.ts'
import { salesByLabel, salesPeriods } from './sales-store.ts'
import { answerPeriods, replyPeriods, resolvedPeriods, type TimesRow } from './times-store.ts'

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

/** All rows of both periods. */
async function readRows(db: Queries, period: Period, first: string) {
  return {
    counts: [...(await countPeriods(db, period, first)), ...(await countLabels(db, period, first))],
    sales: [...(await salesPeriods(db, period, first)), ...(await salesByLabel(db, period, first))],
    answers: await answerPeriods(db, period, first),
    replies: await replyPeriods(db, period, first),
    resolved: await resolvedPeriods(db, period, first),
  }
}
type Rows = Awaited<ReturnType<typeof readRows>>

const find = <Row extends GroupRow>(
  rows: Row[],
  about: About,
  current: boolean,
  value: string | null = null,
) => rows.find((row) => row.about === about && row.current === current && row.value === value)

/** The person of a row of times; undefined stands for everybody, null for deleted accounts. */
type Who = string | null | undefined

const timesRow = <Row extends TimesRow>(rows: Row[], who: Who, current: boolean) =>
  rows.find(
    (row) =>
      row.current === current && (who === undefined ? row.everybody : !row.everybody && row.by_id === who),
  )

function timesOf(row: TimesRow | undefined) {
  const { count = 0, median = null, ninetieth = null } = row ?? {}
  return { count, median, ninetieth }
}

/** Figures of one person, or of everybody, in one period. */
function workOf({ answers, replies, resolved, sales }: Rows, who: Who, current: boolean) {
  const answer = timesRow(answers, who, current)
  const { count: answered, median, ninetieth } = timesOf(answer)
  const sold = who === undefined ? find(sales, 'all', current) : find(sales, 'person', current, who)
  return {
    answered,
    median,
    ninetieth,
    late: answer?.late ?? 0,
    accepted: sold?.accepted ?? 0,
    sales: sold?.sales ?? 0,
    replies: timesOf(timesRow(replies, who, current)),
    resolved: timesOf(timesRow(resolved, who, current)),
  }
}

function totalsOf(rows: Rows, current: boolean) {
  const { count: total = 0, waiting = 0, late = 0 } = find(rows.counts, 'all', current) ?? {}
  // Count late ones among all enquiries, because waiting ones can be late too.
  return { ...workOf(rows, undefined, current), total, waiting, late }
}

/** Groups of enquiries of both periods, largest first. */
function groupsOf({ counts, sales }: Rows, about: 'place' | 'page' | 'source' | 'label') {
  const values = new Set(counts.filter((row) => row.about === about).map(({ value }) => value ?? ''))
  return [...values]
    .map((value) => {
      const now = find(counts, about, true, value)
      const { accepted = 0, sales: sold = 0 } = find(sales, about, true, value) ?? {}
      return {
        value,
        count: now?.count ?? 0,
        before: find(counts, about, false, value)?.count ?? 0,
        median: now?.median ?? null,
        accepted,
        sales: sold,
      }
    })
    .sort((a, b) => b.count - a.count || b.before - a.before || a.value.localeCompare(b.value))
}

/** Everybody who responded, resolved, or sent a quote that was accepted. */
async function peopleOf(db: Queries, rows: Rows): Promise<Figures['people']> {
  const people = [...rows.answers, ...rows.replies, ...rows.resolved].filter((row) => !row.everybody)
  const sellers = rows.sales.filter(({ about }) => about === 'person')
  const ids = new Set([...people.map(({ by_id }) => by_id), ...sellers.map(({ value }) => value)])
  const names = await namesOf(
    db,
    [...ids].filter((id) => id !== null),
  )
  return [...ids]
    .map((id) => ({
      _id: id,
      name: id === null ? null : (names.get(id) ?? null),
      now: workOf(rows, id, true),
      before: workOf(rows, id, false),
    }))
    .sort((a, b) => b.now.answered - a.now.answered || b.before.answered - a.before.answered)
}

/** Everything that the figures page shows; by default for the seven days until yesterday. */
export async function readFigures(db: Queries, asked?: Period): Promise<Figures> {
  const period = asked ?? (await lastSevenDays(db))
  const before = periodBefore(period)
  const rows = await readRows(db, period, before.startDate)
  const late = await listLate(db, period)
  const labels = await listLabels(db)
  const places = groupsOf(rows, 'place')
  const pages = groupsOf(rows, 'page')
  return {
    openingHours: (await readHours(db)) !== null,
    period,
    before,
    totals: { now: totalsOf(rows, true), before: totalsOf(rows, false) },
    days: Array.from({ length: lengthOf(period) }, (_, n) => {
      const day = plusDays(period.startDate, n)
      const beforeDay = plusDays(before.startDate, n)
      return {
        day,
        beforeDay,
        count: find(rows.counts, 'day', true, day)?.count ?? 0,
        before: find(rows.counts, 'day', false, beforeDay)?.count ?? 0,
      }
    }),
    places: places.slice(0, MOST_LISTED).map(({ value, ...of }) => ({ place: value, ...of })),
    pages: pages.slice(0, MOST_LISTED).map(({ value, ...of }) => ({ page: value, ...of })),
    sources: groupsOf(rows, 'source').flatMap(({ value, ...of }) => {
      const source = ENQUIRY_SOURCES.find((known) => known === value)
      return source ? [{ source, ...of }] : []
    }),
    labels: groupsOf(rows, 'label').flatMap(({ value, ...of }) => {
      const label = labels.find(({ _id }) => _id === value)
      return label ? [{ _id: value, name: label.name, ...of }] : []
    }),
    further: {
      places: Math.max(0, places.length - MOST_LISTED),
      pages: Math.max(0, pages.length - MOST_LISTED),
    },
    people: await peopleOf(db, rows),
    late: late.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
  }
}
