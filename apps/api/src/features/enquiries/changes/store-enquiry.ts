import { randomUUID } from 'node:crypto'
import type { EnquiryContext, EnquiryPlan } from '@susegad/api-client/contract'
import type { OpeningHours } from '@susegad/api-client/opening-time'
import type { EnquirySource, SpamReason } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import { asArray, type Queries } from '../../../db/database.ts'
import type { Actor } from '../../../db/stores/audit-store.ts'
import { tooMany } from '../../../http/http-error.ts'
import type { Rate } from '../../../settings/environment.ts'
import { type DueTimes, dueTimes } from '../promise/due-times.ts'
import { type VisitorValues, visitorFields } from '../visitor-fields.ts'
import { type Place, routeEnquiry } from './route-enquiry.ts'

export interface NewEnquiry {
  fields: VisitorValues
  context: EnquiryContext | null | undefined
  plan?: EnquiryPlan | null
  source: EnquirySource
  /** The customer's account. */
  userId?: string | undefined
  /** The member of staff who entered it. */
  enteredBy?: Actor
  spam?: SpamReason | null
  /** Version of the privacy notice beside the button. */
  notice?: string | null | undefined
}

/** Stores the same request once. */
export interface Once {
  key: string
  /** Hash of the request: another request with the same key is a mismatch. */
  fingerprint: string
  /** How long the key is remembered, in seconds. */
  seconds: number
}

/** A bucket that each new enquiry takes one from. */
export interface Limit {
  rate: Rate
  key: string
}

export interface Stored {
  outcome: 'stored' | 'replayed' | 'mismatch'
  id: string
  createdAt: string
}

// A key that an earlier request holds is kept while it is remembered, whichever way the clock was set since.
const remembered = (seconds: string) =>
  `k.created_at between now() - ${seconds} * interval '1 second' and now() + ${seconds} * interval '1 second'`

interface Earlier {
  id: string
  at: string
  fingerprint: string
}

interface Circumstances {
  /** Whether the sender is a blocked customer. */
  blocked: boolean
  /** Whether there are routing rules. */
  ruled: boolean
  /** Whether a webhook wants new enquiries. */
  hasWebhooks: boolean
  /** What an earlier request with the key has stored. */
  earlier: Earlier | null
  /** Opening hours, and the time. */
  hours: OpeningHours | null
  now: string
  /** Seconds until the limit allows another; null where it was not asked. */
  wait: number | null
}

const circumstances = `
  with earlier as (
    select jsonb_build_object('id', k.enquiry_id, 'at', k.enquiry_created_at::text, 'fingerprint', k.fingerprint) as of
    from submission_keys k where k.key = $3::text and ${remembered('$4::double precision')}
  )
  select exists (select from routing_rules) as ruled,
    exists (select from webhook_endpoints where gone_at is null and 'enquiry.created' = any (events)) as "hasWebhooks",
    exists (
      select from customer_contacts k
      join customer_contacts o on o.root_id = k.root_id
      join customers c on c.id = o.customer_id and c.mark = 'blocked'
      where k.key = contact_key($1::text, $2::text)
    ) as blocked,
    (select of from earlier) as earlier,
    (select hours from opening_hours) as hours, clock_timestamp()::text as now,
    case when $5::text is not null and not exists (select from earlier)
      then take_allowance($5::text, $6::integer, $7::double precision, 1) end as wait`

async function circumstancesOf(
  db: Queries,
  { phone, email }: VisitorValues,
  once: Once | undefined,
  limit?: Limit,
): Promise<Circumstances> {
  const [found] = await db.query<Circumstances>(circumstances, [
    email,
    phone,
    once?.key ?? null,
    once?.seconds ?? null,
    limit?.key ?? null,
    limit?.rate.burst ?? null,
    limit?.rate.seconds ?? null,
  ])
  if (!found) throw new Error('The database returned no row')
  return found
}

interface Decided {
  spam: string | null
  place?: Place | undefined
  hasWebhooks: boolean
  due: DueTimes
}

/**
 * One statement, so one round trip: its parts depend on each other, and all or none are stored. Only the parts that this
 * enquiry needs: each costs, also where it writes nothing.
 */
function insertOf(enquiry: NewEnquiry, { spam, place, hasWebhooks, due }: Decided, once: Once | undefined) {
  const { fields, context, plan, source, userId, enteredBy, notice } = enquiry
  const values: unknown[] = []
  const of = (value: unknown, type: string) => `$${values.push(value ?? null)}::${type}`
  const json = (value: unknown) => of(value ? JSON.stringify(value) : null, 'jsonb')
  const id = of(randomUUID(), 'uuid')
  const labels = place?.labels ?? []
  const isUrgent = place?.priority === 'urgent'
  const columns = {
    user_id: of(userId, 'uuid'),
    context: json(context),
    ...(plan && {
      trip: json(plan.trip),
      estimate: json(plan.estimate),
      language: of(plan.language, 'text'),
    }),
    spam: of(spam, 'text'),
    source: of(source, 'text'),
    entered_by: of(enteredBy?.id, 'uuid'),
    consent_version: of(notice, 'text'),
    ...(due.dueAt && {
      due_at: of(due.dueAt, 'timestamptz'),
      due_soon_at: of(due.dueSoonAt, 'timestamptz'),
    }),
    assigned_to: of(place?.person, 'uuid'),
    view_id: of(place?.view, 'uuid'),
    ...(isUrgent && { priority: of('urgent', 'text') }),
    ...(labels.length > 0 && { labels: of(asArray(labels), 'uuid[]') }),
    ...Object.fromEntries(visitorFields.map(({ field, column, type }) => [column, of(fields[field], type)])),
  }
  const parts = [
    `stored as (
      insert into enquiries (id, created_at, updated_at, consent_at, ${Object.keys(columns).join(', ')})
      select ${id}, at, at, ${notice ? 'at' : 'null'}, ${Object.values(columns).join(', ')}
      from ${once ? 'kept' : '(select clock_timestamp() as at) now'}
      returning id, created_at)`,
  ]
  if (once) {
    const seconds = of(once.seconds, 'double precision')
    parts.unshift(`kept as (
      insert into submission_keys as k (key, fingerprint, enquiry_id, enquiry_created_at)
      values (${of(once.key, 'text')}, ${of(once.fingerprint, 'text')}, ${id}, clock_timestamp())
      on conflict (key) do update set fingerprint = excluded.fingerprint, enquiry_id = excluded.enquiry_id,
        enquiry_created_at = excluded.enquiry_created_at, created_at = now()
      where not (${remembered(seconds)})
      returning enquiry_created_at as at)`)
  }
  const given = place?.view ?? place?.person
  if (given) {
    const change = of(place?.view ? 'routedTo' : 'assignedTo', 'text')
    parts.push(
      `noted as (
        insert into enquiry_changes (enquiry_id, change, to_value)
        select id, ${change}::enquiry_change, ${of(given, 'text')} from stored)`,
      `audited as (
        insert into audit_entries (by_role, action, record, record_id, detail)
        select 'service', 'changed', 'enquiry', id, ${change} from stored)`,
    )
  }
  if (isUrgent)
    parts.push(`hurried as (
      insert into enquiry_changes (enquiry_id, change, from_value, to_value)
      select id, 'priority', 'normal', 'urgent' from stored)`)
  if (labels.length > 0)
    parts.push(`labelled as (
      insert into enquiry_changes (enquiry_id, change, to_value)
      select s.id, 'labelled', l from stored s, unnest(${of(asArray(labels), 'text[]')}) l)`)
  if (enteredBy)
    parts.push(`entered as (
      insert into audit_entries (by_id, by_role, address, action, record, record_id, detail)
      select ${of(enteredBy.id, 'uuid')}, 'staff', ${of(enteredBy.address, 'text')}, 'entered', 'enquiry', id,
        ${of(source, 'text')} from stored)`)
  if (hasWebhooks && spam === null)
    parts.push(`told as (
      insert into webhook_deliveries (endpoint_id, event, enquiry_id)
      select w.id, 'enquiry.created', s.id from stored s
      join webhook_endpoints w on w.gone_at is null and 'enquiry.created' = any (w.events))`)
  return { text: `with ${parts.join(', ')} select id, created_at from stored`, values }
}

async function insert(db: Queries, enquiry: NewEnquiry, decided: Decided, once: Once | undefined) {
  const { text, values } = insertOf(enquiry, decided, once)
  const [row] = await db.query<{ id: string; created_at: string }>(text, values)
  return row
}

const repeated = ({ id, at, fingerprint }: Earlier, once: Once | undefined): Stored => ({
  outcome: fingerprint === once?.fingerprint ? 'replayed' : 'mismatch',
  id,
  createdAt: at,
})

/**
 * The one way to store a new enquiry: sets aside what a blocked customer sends, never drops it; gives it to somebody by
 * the rules; writes history, audit trail and webhook events. Two requests with one key wait for each other. A repeated
 * one takes nothing from the limit.
 */
export async function storeEnquiry(
  app: Pick<FastifyInstance, 'db' | 'log' | 'countFailure'>,
  enquiry: NewEnquiry,
  { once, limit }: { once?: Once | undefined; limit?: Limit | undefined } = {},
): Promise<Stored> {
  const { db } = app
  const { blocked, ruled, hasWebhooks, earlier, wait, hours, now } = await circumstancesOf(
    db,
    enquiry.fields,
    once,
    limit,
  )
  if (earlier) return repeated(earlier, once)
  if (wait) throw tooMany(wait, 'Too many enquiries in a short time')
  const spam = enquiry.spam ?? (blocked && !enquiry.enteredBy ? 'blocked' : null)
  const decided = { spam, hasWebhooks, due: dueTimes(hours, Date.parse(now)) }
  const row =
    ruled && spam === null
      ? await db.transaction(async (tx) => {
          const place = await routeEnquiry(app, tx, enquiry)
          return insert(tx, enquiry, { ...decided, place }, once)
        })
      : await insert(db, enquiry, decided, once)
  if (row) return { outcome: 'stored', id: row.id, createdAt: row.created_at }
  const meanwhile = await circumstancesOf(db, enquiry.fields, once)
  if (!meanwhile.earlier) throw new Error('The enquiry was not stored')
  return repeated(meanwhile.earlier, once)
}
