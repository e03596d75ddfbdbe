import type { Figures } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { acceptedQuotes, answerStates, placeOf, sourcePageOf } from '../enquiries/list/answer-filter.ts'

/** Days in Asia/Kolkata, both included. */
export interface Period {
  startDate: string
  endDate: string
}

/** One count of one period; the column that is not null says what was counted. */
export interface CountRow {
  current: boolean
  about: 'all' | 'day' | 'place' | 'page' | 'source'
  value: string | null
  count: number
  late: number
  waiting: number
}

interface PersonRow {
  current: boolean
  /** Whether the row is a total, not for one person. */
  everybody: boolean
  by_id: string | null
  name: string | null
}

export interface TimesRow extends PersonRow {
  answered: number
  median: number
  ninetieth: number
  late: number
}

export interface AcceptedRow extends PersonRow {
  accepted: number
}

const MOST_LATE = 20

// Reads only the rows of both periods, by the inbox index.
const inPeriods = `e.deleted_at is null and e.spam is null
  and e.created_at >= enquiry_day_start($1::date) and e.created_at < enquiry_day_start($2::date + 1)`
// `offset 0` forces a lookup per key: the planner would otherwise read the answers of all years.
const answerOf = `(select * from first_answers f where f.enquiry_id = e.id offset 0) f`
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
       (count(*) filter (where waiting))::integer as waiting
     from (
       select e.created_at >= enquiry_day_start($3::date) as current, enquiry_day(e.created_at) as day,
         ${placeOf} as place, ${sourcePageOf} as page, e.source, ${answerStates.late} as late, ${answerStates.waiting} as waiting
       from ${withAnswers} where ${inPeriods}
     ) asked
     group by grouping sets ((current), (current, day), (current, place), (current, page),
       (current, source))`,
    [first, endDate, startDate],
  )

/** First response times of both periods, in total and by person. */
export const timePeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<TimesRow>(
    `select t.*, u.name from (
       select current, grouping(by_id) = 1 as everybody, by_id, count(*)::integer as answered,
         percentile_cont(0.5) within group (order by waited) as median,
         percentile_cont(0.9) within group (order by waited) as ninetieth,
         (count(*) filter (where late))::integer as late
       from (
         select e.created_at >= enquiry_day_start($3::date) as current, f.by_id, ${answerStates.late} as late,
           extract(epoch from f.answered_at - e.created_at)::double precision as waited
         from enquiries e cross join lateral ${answerOf} where ${inPeriods}
       ) answered
       group by grouping sets ((current), (current, by_id))
     ) t left join users u on u.id = t.by_id`,
    [first, endDate, startDate],
  )

/** Enquiries of both periods with an accepted quote, in total and by sender. */
export const acceptedPeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<AcceptedRow>(
    `select t.*, u.name from (
       select current, grouping(by_id) = 1 as everybody, by_id, count(distinct id)::integer as accepted
       from (
         select e.id, e.created_at >= enquiry_day_start($3::date) as current, q.by_id
         from enquiries e cross join lateral (
           select m.author_id as by_id from ${acceptedQuotes} where q.enquiry_id = e.id offset 0
         ) q where ${inPeriods}
       ) accepted
       group by grouping sets ((current), (current, by_id))
     ) t left join users u on u.id = t.by_id`,
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
