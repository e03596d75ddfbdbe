import type { EnquiryFilter } from '@susegad/api-client/contract'
import { BULK_MAX, type EnquirySort, type Stage } from '@susegad/api-client/rules'
import { pageStart } from '../../../db/counters/counters-store.ts'
import type { Queries } from '../../../db/database.ts'
import { type EnquiryRow, type OwnEnquiryRow, rowColumns } from '../enquiry-rows.ts'
import { PUBLIC } from '../messages/message-store.ts'
import { planColumns } from '../sent-plan.ts'
import { threadParts } from '../thread-parts.ts'
import { answerConditions, stageConditions } from './answer-filter.ts'
import { inView } from './in-view.ts'
import { searchCondition } from './search-filter.ts'

export interface EnquiryPage {
  rows: EnquiryRow[]
  total: number
}

type Found<Row = EnquiryRow> = Partial<Row> & { total: number }

const toPage = <Row extends EnquiryRow = EnquiryRow>(found: Found<Row>[]) => ({
  total: found[0]?.total ?? 0,
  rows: found.filter((row): row is Found<Row> & Row => row.id !== null),
})

// Most businesses mark nobody, so skip the lookup per row then.
const markOf = (
  of: string,
) => `case when (select exists (select from customers where mark is not null)) then (
    select min(c.mark) from customer_contacts k
    join customer_contacts o on o.root_id = k.root_id join customers c on c.id = o.customer_id
    where k.key = contact_key(${of}.email, ${of}.phone)
  ) end`

// Enough for the first words even after quoted lines.
const LAST_TEXT = 1000

const staffColumns = `p.*, a.name as assignee_name, ${markOf('p')} as mark, l.direction as last_direction,
  l.created_at as last_at, l.channel as last_channel, l.outcome as last_outcome, l.text as last_text, w.name as last_by`

/**
 * Whether `reader` did not write last, and has never opened an enquiry or not since its last message. Its return from
 * snooze makes it unopened for whoever snoozed it.
 */
const unread = (reader: string) => `case when ${reader} is not null then
    (l.author_id is distinct from ${reader} and (r.place is null or coalesce(l.place > r.place, false)))
    or (r.place is null and coalesce(p.snoozed_until <= now(), false)) end as unread`

const staffJoins = (reader: string) => `
  left join users a on a.id = p.assigned_to
  left join lateral (
    select m.place, m.direction, m.created_at, m.channel, m.outcome, m.author_id, left(m.body, ${LAST_TEXT}) as text
    from messages m where m.enquiry_id = p.id order by m.place desc limit 1
  ) l on true
  left join users w on w.id = l.author_id
  left join enquiry_reads r on r.enquiry_id = p.id and r.user_id = ${reader}`

// Limit, status and reader are sub-selects, so that the planner can't see their values: it then keeps one generic plan
// instead of planning every call, which took three times as long as everything else.
const countedPage = (page: string) => `
  select c.total, ${staffColumns}, ${unread('(select $6::uuid)')}
  from ${pageStart('$1::date', '$2::date', '$5::enquiry_status', '$3::bigint')} c
  left join lateral (${page}) p on true
  ${staffJoins('(select $6::uuid)')}
  order by p.created_at desc, p.id desc`

const pageOf = (columns: string, status: boolean) => `
  select ${columns} from enquiries e
  where e.deleted_at is null and e.spam is null and e.created_at < c.high and e.created_at >= c.low
    ${status ? 'and e.status = (select $5::enquiry_status)' : ''}
  order by e.created_at desc, e.id desc offset c.skip limit (select $4::bigint)`

// For large offsets, skip rows in the index alone and fetch only the rows of the page.
const FAR_DOWN = 200
const farPageOf = (status: boolean) => `
  select ${rowColumns} from (${pageOf('e.id', status)}) n join enquiries e using (id)`

const near = { any: countedPage(pageOf(rowColumns, false)), one: countedPage(pageOf(rowColumns, true)) }
const far = { any: countedPage(farPageOf(false)), one: countedPage(farPageOf(true)) }

/** The inbox by days and status: total and page come from the day counters, nearly independent of the row count. */
async function countedList(
  db: Queries,
  filter: EnquiryFilter,
  limit: number,
  skip: number,
  reader: string | null,
): Promise<EnquiryPage> {
  const { startDate = null, endDate = null, status = null } = filter
  const page = skip > FAR_DOWN ? far : near
  return toPage(
    await db.query<Found>(status === null ? page.any : page.one, [
      startDate,
      endDate,
      skip,
      limit,
      status,
      reader,
    ]),
  )
}

/** SQL conditions of a filter on table `e`: indexed ones, and those that are checked per row. */
function conditionsOf(filter: EnquiryFilter, parameters: unknown[]) {
  const value = (of: unknown, type: string) => `$${parameters.push(of)}::${type}`
  const indexed = [
    filter.deleted === 'only' ? 'e.deleted_at is not null' : 'e.deleted_at is null',
    ...(filter.deleted === 'only' ? [] : [filter.spam === 'only' ? 'e.spam is not null' : 'e.spam is null']),
    ...(filter.startDate ? [`e.created_at >= enquiry_day_start(${value(filter.startDate, 'date')})`] : []),
    ...(filter.endDate ? [`e.created_at < enquiry_day_start(${value(filter.endDate, 'date')} + 1)`] : []),
    ...(filter.status ? [`e.status = ${value(filter.status, 'enquiry_status')}`] : []),
    ...(filter.assignedTo === 'none' ? ['e.assigned_to is null'] : []),
    ...(filter.assignedTo && filter.assignedTo !== 'none'
      ? [`e.assigned_to = ${value(filter.assignedTo, 'uuid')}`]
      : []),
    ...(filter.label ? [`e.labels @> array[${value(filter.label, 'uuid')}]`] : []),
    ...(filter.q ? [searchCondition(filter.q, value)] : []),
    ...(filter.stage ? [stageConditions[filter.stage]] : []),
  ]
  return { indexed, examined: answerConditions(filter, value) }
}

/** SQL conditions of a filter on table `e`; values are pushed to `parameters`. */
export function conditions({ orRoutedTo, ...filter }: EnquiryFilter, parameters: unknown[]): string {
  const { indexed, examined } = conditionsOf(filter, parameters)
  const matching = [...indexed, ...examined].join(' and ')
  return orRoutedTo ? `(${matching} or ${inView(`$${parameters.push(orRoutedTo)}::uuid`)})` : matching
}

/** Whether the filter goes beyond days and status, for which day counters exist. */
const needsCounting = ({ startDate, endDate, status, ...others }: EnquiryFilter): boolean =>
  Object.values(others).some(Boolean)

/** SQL count of a filter's matches. Enquiries that rules put into a view are few, and counted separately. */
function totalOf({ orRoutedTo, ...filter }: EnquiryFilter, parameters: unknown[]): string {
  const value = (of: unknown, type: string) => `$${parameters.push(of ?? null)}::${type}`
  const { startDate, endDate, status } = filter
  const found = needsCounting(filter)
    ? `(select count(*) from enquiries e where ${conditions(filter, parameters)})`
    : `(select total from ${pageStart(value(startDate, 'date'), value(endDate, 'date'), value(status, 'enquiry_status'), '0')})`
  return orRoutedTo
    ? `${found} + (select count(*) from enquiries e
        where ${inView(value(orRoutedTo, 'uuid'))} and (${conditions(filter, parameters)}) is not true)`
    : found
}

// The id as tie-breaker, so that no page repeats or skips rows of the same moment.
const latestFirst: Record<EnquirySort, (table: string) => string> = {
  created: (of) => `${of}.created_at desc, ${of}.id desc`,
  // Same expression as the index `enquiries_by_last_message`.
  lastMessage: (of) => `coalesce(${of}.last_message_at, ${of}.created_at) desc, ${of}.id desc`,
}

const URGENT_FIRST: readonly (Stage | undefined)[] = ['reply', 'due', 'overdue']

/** The order of a list: urgent enquiries come first where somebody has to act, unless the order is asked for by name. */
const orderOf = ({ stage }: EnquiryFilter, sort: EnquirySort | undefined, of: string): string =>
  `${sort !== 'created' && URGENT_FIRST.includes(stage) ? `${of}.priority = 'urgent' desc, ` : ''}${latestFirst[sort ?? 'created'](of)}`

async function filteredList(
  db: Queries,
  filter: EnquiryFilter,
  limit: number,
  skip: number,
  sort: EnquirySort | undefined,
  reader: string | null,
): Promise<EnquiryPage> {
  const parameters: unknown[] = [limit, skip, reader]
  const where = conditions(filter, parameters)
  const total = totalOf(filter, parameters)
  return toPage(
    await db.query<Found>(
      `select c.total, ${staffColumns}, ${unread('$3::uuid')}
       from (select ${total} as total) c
       left join lateral (
         select ${rowColumns} from enquiries e where ${where}
         order by ${orderOf(filter, sort, 'e')} limit $1::bigint offset $2::bigint
       ) p on true
       ${staffJoins('$3::uuid')}
       order by ${orderOf(filter, sort, 'p')}`,
      parameters,
    ),
  )
}

/** For `reader`, each row says whether it is unread. Pages sorted by last message use the index: day counters exist only for creation days. */
export const listEnquiries = (
  db: Queries,
  filter: EnquiryFilter,
  limit: number,
  skip: number,
  sort?: EnquirySort,
  reader: string | null = null,
): Promise<EnquiryPage> =>
  sort !== 'lastMessage' && !needsCounting(filter)
    ? countedList(db, filter, limit, skip, reader)
    : filteredList(db, filter, limit, skip, sort, reader)

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
       select e.id, e.status, e.created_at, e.due_at, e.context, e.source,
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
       select e.id, e.status, e.created_at, e.due_at, e.context, e.source from enquiries e
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

/** Ids of a filter's matches in list order, up to the limit of a bulk call. */
export async function selectIds(
  db: Queries,
  filter: EnquiryFilter,
  sort?: EnquirySort,
): Promise<{ ids: string[]; total: number }> {
  const parameters: unknown[] = []
  const where = conditions(filter, parameters)
  const { total } = await listEnquiries(db, filter, 1, 0)
  const rows = await db.query<{ id: string }>(
    `select e.id from enquiries e where ${where} order by ${orderOf(filter, sort, 'e')} limit ${BULK_MAX}`,
    parameters,
  )
  return { ids: rows.map(({ id }) => id), total }
}

const EXPORT_BATCH = 500

/** SQL conditions on table `e`; values are pushed to the parameters. */
export type Where = (parameters: unknown[]) => string

export const matching =
  (filter: EnquiryFilter): Where =>
  (parameters) =>
    conditions(filter, parameters)

/**
 * All matching rows with their plans, in several short queries, so that none exceeds a deadline. Always newest first: sorted by last
 * message, a row with a new message would move past the cursor and be missing.
 */
export async function* enquiryBatches(db: Queries, where: Where): AsyncGenerator<EnquiryRow[]> {
  let last: EnquiryRow | undefined
  do {
    const parameters: unknown[] = []
    const found = where(parameters)
    const after = last
      ? `and (e.created_at, e.id) < ($${parameters.push(last.created_at)}::timestamptz, $${parameters.push(last.id)}::uuid)`
      : ''
    const rows = await db.query<EnquiryRow>(
      `select ${rowColumns}, ${planColumns}, a.name as assignee_name from enquiries e left join users a on a.id = e.assigned_to
       where ${found} ${after} order by e.created_at desc, e.id desc limit ${EXPORT_BATCH}`,
      parameters,
    )
    if (rows.length > 0) yield rows
    last = rows.length === EXPORT_BATCH ? rows.at(-1) : undefined
  } while (last)
}

// A merged enquiry is shown in the thread of the other, if the account has that too.
const isOwn = `e.user_id = $1::uuid and e.deleted_at is null and (e.merged_into is null or not exists (
  select from enquiries b
  where b.id = e.merged_into and b.user_id = e.user_id and b.deleted_at is null and b.erased_at is null))`

export async function listOwn(
  db: Queries,
  userId: string,
  limit: number,
  skip: number,
): Promise<{ rows: OwnEnquiryRow[]; total: number }> {
  return toPage<OwnEnquiryRow>(
    await db.query(
      `select c.total, p.*, null as assignee_name, t.messages, t.last_answer_at
       from (select count(*) as total from enquiries e where ${isOwn}) c
       left join lateral (
         select ${rowColumns}, (e.trip is not null or e.estimate is not null) as has_plan
         from enquiries e where ${isOwn}
         order by e.created_at desc, e.id desc limit $2::bigint offset $3::bigint
       ) p on true
       left join lateral (
         select count(*)::integer as messages, max(m.created_at) filter (where m.direction = 'out') as last_answer_at
         from messages m where m.enquiry_id = any(${threadParts('p.id', true)}) and ${PUBLIC}
       ) t on true
       order by p.created_at desc, p.id desc`,
      [userId, limit, skip],
    ),
  )
}
