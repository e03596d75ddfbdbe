import type { Figures } from '@susegad/api-client/contract'
import { asArray, type Queries } from '../../db/database.ts'
import { answerStates, placeOf, sourcePageOf } from '../enquiries/list/answer-filter.ts'

/** Days in Asia/Kolkata, both included. */
export interface Period {
  startDate: string
  endDate: string
}

/** What the enquiries of a row have in common. */
export type About = 'all' | 'day' | 'place' | 'page' | 'source' | 'label' | 'person'

/** Figures of one group of enquiries in one period. */
export interface GroupRow {
  current: boolean
  about: About
  value: string | null
}

export interface CountRow extends GroupRow {
  count: number
  late: number
  waiting: number
  /** Of the time to the first response, in seconds. */
  median: number | null
}

const MOST_LATE = 20

/** Reads only the rows of both periods, by the inbox index. */
export const inPeriods = `e.deleted_at is null and e.spam is null
  and e.created_at >= enquiry_day_start($1::date) and e.created_at < enquiry_day_start($2::date + 1)`
export const isCurrent = 'e.created_at >= enquiry_day_start($3::date) as current'
export const secondsUntil = (at: string) => `extract(epoch from ${at} - e.created_at)::double precision`
// `offset 0` forces a lookup per key: the planner would otherwise read the answers of all years.
export const answerOf = `(select * from first_answers f where f.enquiry_id = e.id offset 0) f`
const withAnswers = `enquiries e left join lateral ${answerOf} on true`

/** The last seven days, until yesterday. */
export async function lastSevenDays(db: Queries, now = new Date()): Promise<Period> {
  const [row] = await db.query<{ start: string; end: string }>(
    `select (enquiry_day($1::timestamptz) - 7)::text as start, (enquiry_day($1::timestamptz) - 1)::text as end`,
    [now.toISOString()],
  )
  return { startDate: row?.start ?? '', endDate: row?.end ?? '' }
}

/** Counts of a period and the one before it, which starts at `first`. */
export const countPeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<CountRow>(
    `select current,
       case grouping(day, place, page, source) when 15 then 'all' when 7 then 'day' when 11 then 'place'
         when 13 then 'page' else 'source' end as about,
       coalesce(day::text, place, page, source) as value,
       count(*)::integer as count, (count(*) filter (where late))::integer as late,
       (count(*) filter (where waiting))::integer as waiting,
       percentile_cont(0.5) within group (order by waited) as median
     from (
       select ${isCurrent}, enquiry_day(e.created_at) as day,
         ${placeOf} as place, ${sourcePageOf} as page, e.source, ${answerStates.late} as late, ${answerStates.waiting} as waiting,
         ${secondsUntil('f.answered_at')} as waited
       from ${withAnswers} where ${inPeriods}
     ) asked
     group by grouping sets ((current), (current, day), (current, place), (current, page),
       (current, source))`,
    [first, endDate, startDate],
  )

/** The same by label. An enquiry counts for each that it has. */
export const countLabels = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<CountRow>(
    `select current, 'label' as about, label as value, count(*)::integer as count, 0 as late, 0 as waiting,
       percentile_cont(0.5) within group (order by waited) as median
     from (
       select ${isCurrent}, unnest(e.labels)::text as label, ${secondsUntil('f.answered_at')} as waited
       from ${withAnswers} where ${inPeriods}
     ) labelled group by current, label`,
    [first, endDate, startDate],
  )

/** Enquiries of a period with a late or missing response, longest wait first. */
export const listLate = (db: Queries, { startDate, endDate }: Period) =>
  db.query<Figures['late'][number]>(
    `select e.id as "_id", e.name, e.subject, e.created_at as "createdAt",
       f.enquiry_id is not null as answered, u.name as "answeredBy",
       extract(epoch from coalesce(f.answered_at, now()) - e.created_at)::double precision as waited
     from ${withAnswers} left join users u on u.id = f.by_id
     where ${inPeriods} and ${answerStates.late}
     order by waited desc, e.id limit ${MOST_LATE}`,
    [startDate, endDate],
  )

/** Names of people by id. */
export async function namesOf(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; name: string }>(
    'select id, name from users where id = any($1::uuid[])',
    [asArray(ids)],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
