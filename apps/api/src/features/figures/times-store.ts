import type { Queries } from '../../db/database.ts'
import { answerStates, resolution } from '../enquiries/list/answer-filter.ts'
import { MISSED } from '../enquiries/messages/turns.ts'
import { answerOf, inPeriods, isCurrent, type Period, secondsUntil } from './figures-store.ts'

interface PersonRow {
  current: boolean
  /** Whether the row is a total, not for one person. */
  everybody: boolean
  by_id: string | null
}

export interface TimesRow extends PersonRow {
  count: number
  median: number
  ninetieth: number
}

export interface AnswersRow extends TimesRow {
  late: number
}

const timesOf = `count(*)::integer as count,
  percentile_cont(0.5) within group (order by waited) as median,
  percentile_cont(0.9) within group (order by waited) as ninetieth`
const byPerson = 'current, grouping(by_id) = 1 as everybody, by_id'
const peopleAndAll = 'group by grouping sets ((current), (current, by_id))'

/** First response times of both periods, in total and by person. */
export const answerPeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<AnswersRow>(
    `select ${byPerson}, ${timesOf}, (count(*) filter (where late))::integer as late
     from (
       select ${isCurrent}, f.by_id, ${answerStates.late} as late, ${secondsUntil('f.answered_at')} as waited
       from enquiries e cross join lateral ${answerOf} where ${inPeriods}
     ) answered ${peopleAndAll}`,
    [first, endDate, startDate],
  )

/**
 * Times of every reply in the threads of both periods, in total and by author. A reply is our first message after one
 * or more of the customer's, of which the enquiry is the first; its time counts from the first that waited for it.
 */
export const replyPeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<TimesRow>(
    `with said as (
       select ${isCurrent}, e.id, e.created_at as asked_at, m.place, m.created_at, m.author_id as by_id, m.direction,
         lag(m.direction, 1, 'in') over thread as previous
       from enquiries e cross join lateral (
         select * from messages m where m.enquiry_id = e.id and not (${MISSED}) offset 0
       ) m where ${inPeriods} window thread as (partition by e.id order by m.place)
     ), waits as (
       select *, max(created_at) filter (where direction = 'in' and previous = 'out') over (
         partition by id order by place
       ) as waiting_since from said
     )
     select ${byPerson}, ${timesOf}
     from (
       select current, by_id,
         extract(epoch from created_at - coalesce(waiting_since, asked_at))::double precision as waited
       from waits where direction = 'out' and previous = 'in'
     ) replies ${peopleAndAll}`,
    [first, endDate, startDate],
  )

/** Times until the resolved enquiries of both periods were resolved, in total and by person. */
export const resolvedPeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<TimesRow>(
    `select ${byPerson}, ${timesOf}
     from (
       select ${isCurrent}, c.by_id, ${secondsUntil('c.at')} as waited
       from enquiries e cross join lateral ${resolution} where ${inPeriods} and e.status = 'resolved'
     ) resolved ${peopleAndAll}`,
    [first, endDate, startDate],
  )
