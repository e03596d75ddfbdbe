import type { Queries } from '../../db/database.ts'
import { acceptedQuotes, placeOf, sourcePageOf } from '../enquiries/list/answer-filter.ts'
import { type GroupRow, inPeriods, isCurrent, type Period } from './figures-store.ts'

export interface SalesRow extends GroupRow {
  accepted: number
  /** Total of the accepted quotes. */
  sales: number
}

// As `quoteTotals` adds up.
const quoteTotal = `(
  select subtotal - least(subtotal, case q.discount ->> 'kind'
    when 'percent' then round(subtotal * (q.discount ->> 'value')::numeric / 100)
    when 'amount' then (q.discount ->> 'value')::numeric else 0 end)
  from (
    select sum((line ->> 'quantity')::numeric * coalesce((line ->> 'nights')::numeric, 1) * (line ->> 'price')::numeric)
      as subtotal
    from jsonb_array_elements(q.lines) line
  ) sum
)`

// Accepted quotes `q` of enquiries `e`, with who sent them.
const acceptedOf = `enquiries e cross join lateral (
  select m.author_id as by_id, ${quoteTotal} as total
  from ${acceptedQuotes} where q.enquiry_id = e.id offset 0
) q`

/** Accepted quotes of the enquiries of both periods: in total, by place, page and source, and by who sent them. */
export const salesPeriods = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<SalesRow>(
    `select current,
       case grouping(place, page, source, by_id) when 15 then 'all' when 7 then 'place' when 11 then 'page'
         when 13 then 'source' else 'person' end as about,
       coalesce(place, page, source, by_id::text) as value,
       count(distinct id)::integer as accepted, sum(total)::double precision as sales
     from (
       select e.id, ${isCurrent}, ${placeOf} as place, ${sourcePageOf} as page, e.source, q.by_id, q.total
       from ${acceptedOf} where ${inPeriods}
     ) accepted
     group by grouping sets ((current), (current, place), (current, page), (current, source), (current, by_id))`,
    [first, endDate, startDate],
  )

/** The same by label. */
export const salesByLabel = (db: Queries, { startDate, endDate }: Period, first: string) =>
  db.query<SalesRow>(
    `select current, 'label' as about, label as value, count(distinct id)::integer as accepted,
       sum(total)::double precision as sales
     from (
       select e.id, ${isCurrent}, unnest(e.labels)::text as label, q.total from ${acceptedOf} where ${inPeriods}
     ) labelled group by current, label`,
    [first, endDate, startDate],
  )
