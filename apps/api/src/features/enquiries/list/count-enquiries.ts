import type { EnquiryFilter } from '@susegad/api-client/contract'
import type { Queries } from '../../../db/database.ts'
import { inView } from './in-view.ts'
import { conditions, conditionsOf } from './list-conditions.ts'
import { searchCondition } from './search-filter.ts'

// Covers open enquiries, and few enough to read on each change.
const EXAMINED_MAX = 5000

interface Counted {
  count: number
  more: boolean
}

/** Counts among the newest rows; undefined if that is not enough and the word index is selective. */
async function countNewest(
  db: Queries,
  { q = '', ...others }: EnquiryFilter,
  most: number,
): Promise<Counted | undefined> {
  const parameters: unknown[] = []
  const hasWords = searchCondition(q, (of, type) => `$${parameters.push(of)}::${type}`)
  const { indexed, examined } = conditionsOf(others, parameters)
  const [row] = await db.query<{ seen: number; worded: number; found: number }>(
    `with newest as (
       select e.id, e.status, e.created_at, e.turn, e.waiting_since, e.due_at, e.context, e.source,
         ${hasWords} as worded
       from enquiries e where ${indexed.join(' and ')}
       order by e.created_at desc, e.id desc limit ${EXAMINED_MAX}
     )
     select count(*)::integer as seen, (count(*) filter (where e.worded))::integer as worded,
       (count(*) filter (where ${['e.worded', ...examined].join(' and ')}))::integer as found
     from newest e`,
    parameters,
  )
  const { seen, worded, found } = row ?? { seen: 0, worded: 0, found: 0 }
  const all = seen < EXAMINED_MAX
  return all || worded > most ? { count: Math.min(found, most), more: found > most || !all } : undefined
}

async function countMatching(db: Queries, filter: EnquiryFilter, most: number): Promise<Counted> {
  // The word index reads all enquiries with a word before counting the first.
  const known = filter.q ? await countNewest(db, filter, most) : undefined
  if (known) return known
  const parameters: unknown[] = [most + 1]
  const { indexed, examined } = conditionsOf(filter, parameters)
  const candidates = examined.length > 0 ? EXAMINED_MAX : most + 1
  const [row] = await db.query<{ seen: number; found: number }>(
    `with candidates as (
       select e.id, e.status, e.created_at, e.turn, e.waiting_since, e.due_at, e.context, e.source from enquiries e
       where ${indexed.join(' and ')} limit ${candidates}
     ), found as (
       select from candidates e where ${examined.join(' and ') || 'true'} limit $1::bigint
     )
     select (select count(*) from candidates)::integer as seen, (select count(*) from found)::integer as found`,
    parameters,
  )
  const { seen, found } = row ?? { seen: 0, found: 0 }
  return { count: Math.min(found, most), more: found > most || seen === EXAMINED_MAX }
}

/** Counts enquiries that rules put into a view, without those that the filter itself matches. */
async function countRouted(db: Queries, view: string, filter: EnquiryFilter, most: number): Promise<number> {
  const parameters: unknown[] = [view, most + 1]
  const [row] = await db.query<{ found: number }>(
    `select count(*)::integer as found from (
       select from enquiries e where ${inView('$1::uuid')} and (${conditions(filter, parameters)}) is not true
       limit $2::bigint
     ) besides`,
    parameters,
  )
  return row?.found ?? 0
}

/** Counts the matches of a filter up to a limit, at nearly constant cost; `more` if there may be more. */
export async function countUpTo(
  db: Queries,
  { orRoutedTo, ...filter }: EnquiryFilter,
  most: number,
): Promise<Counted> {
  const { count, more } = await countMatching(db, filter, most)
  const all = count + (orRoutedTo ? await countRouted(db, orRoutedTo, filter, most) : 0)
  return { count: Math.min(all, most), more: more || all > most }
}
