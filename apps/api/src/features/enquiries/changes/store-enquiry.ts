import { randomUUID } from 'node:crypto'
import type { EnquiryContext } from '@susegad/api-client/contract'
import type { EnquirySource, SpamReason } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/database.ts'
import type { Actor } from '../../../db/stores/audit-store.ts'
import { type VisitorValues, visitorFields } from '../visitor-fields.ts'
import { type Place, routeEnquiry } from './route-enquiry.ts'

export interface NewEnquiry {
  fields: VisitorValues
  context: EnquiryContext | null | undefined
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

export interface Stored {
  outcome: 'stored' | 'replayed' | 'mismatch'
  id: string
  createdAt: string
}

// A key that an earlier request holds is kept while it is remembered, whichever way the clock was set since.
const remembered = `k.created_at between now() - $4::double precision * interval '1 second'
  and now() + $4::double precision * interval '1 second'`

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
  /** What an earlier request with the key has stored. */
  earlier: Earlier | null
}

async function circumstancesOf(db: Queries, { phone, email }: VisitorValues, once: Once | undefined) {
  const [found] = await db.query<Circumstances>(
    `select exists (select from routing_rules) as ruled, exists (
       select from customer_contacts k
       join customer_contacts o on o.root_id = k.root_id
       join customers c on c.id = o.customer_id and c.mark = 'blocked'
       where k.key = contact_key($1::text, $2::text)
     ) as blocked, (
       select jsonb_build_object('id', k.enquiry_id, 'at', k.enquiry_created_at::text, 'fingerprint', k.fingerprint)
       from submission_keys k where k.key = $3::text and ${remembered}
     ) as earlier`,
    [email, phone, once?.key ?? null, once?.seconds ?? null],
  )
  return found ?? { blocked: false, ruled: false, earlier: null }
}

const columns = visitorFields.map(({ column }) => column).join(', ')
const values = visitorFields.map(({ type }, index) => `$${index + 14}::${type}`).join(', ')

// One statement, so one round trip: its parts depend on each other, and all or none are stored.
const store = `
  with kept as (
    insert into submission_keys as k (key, fingerprint, enquiry_id, enquiry_created_at)
    select $2::text, $3::text, $1::uuid, clock_timestamp() where $2::text is not null
    on conflict (key) do update set fingerprint = excluded.fingerprint, enquiry_id = excluded.enquiry_id,
      enquiry_created_at = excluded.enquiry_created_at, created_at = now()
    where not (${remembered})
    returning enquiry_created_at as at
  ), stored as (
    insert into enquiries (id, user_id, context, spam, source, entered_by, consent_version, consent_at, assigned_to,
      view_id, created_at, updated_at, ${columns})
    select $1::uuid, $5::uuid, $6::jsonb, $7::text, $8::text, $9::uuid, $10::text,
      case when $10::text is not null then t.at end, $11::uuid, $12::uuid, t.at, t.at, ${values}
    from (select at from kept union all select clock_timestamp() where $2::text is null) t
    returning id, created_at, spam, coalesce(view_id, assigned_to)::text as place,
      case when view_id is null then 'assignedTo' else 'routedTo' end as change
  ), noted as (
    insert into enquiry_changes (enquiry_id, change, to_value)
    select id, change::enquiry_change, place from stored where place is not null
  ), audited as (
    insert into audit_entries (by_role, action, record, record_id, detail)
    select 'service', 'changed', 'enquiry', id, change from stored where place is not null
  ), entered as (
    insert into audit_entries (by_id, by_role, address, action, record, record_id, detail)
    select $9::uuid, 'staff', $13::text, 'entered', 'enquiry', id, $8::text from stored where $9::uuid is not null
  ), told as (
    insert into webhook_deliveries (endpoint_id, event, enquiry_id)
    select w.id, 'enquiry.created', s.id from stored s
    join webhook_endpoints w on w.gone_at is null and 'enquiry.created' = any (w.events)
    where s.spam is null
  )
  select id, created_at from stored`

interface Decided {
  spam: string | null
  place?: Place | undefined
}

async function insert(db: Queries, enquiry: NewEnquiry, { spam, place }: Decided, once: Once | undefined) {
  const { fields, context, source, userId, enteredBy, notice } = enquiry
  const [row] = await db.query<{ id: string; created_at: string }>(store, [
    randomUUID(),
    once?.key ?? null,
    once?.fingerprint ?? null,
    once?.seconds ?? null,
    userId ?? null,
    context ? JSON.stringify(context) : null,
    spam,
    source,
    enteredBy?.id ?? null,
    notice ?? null,
    place?.person ?? null,
    place?.view ?? null,
    enteredBy?.address ?? null,
    ...visitorFields.map(({ field }) => fields[field]),
  ])
  return row
}

const repeated = ({ id, at, fingerprint }: Earlier, once: Once | undefined): Stored => ({
  outcome: fingerprint === once?.fingerprint ? 'replayed' : 'mismatch',
  id,
  createdAt: at,
})

/**
 * The one way to store a new enquiry: sets aside what a blocked customer sends, never drops it; gives it to somebody by
 * the rules; writes history, audit trail and webhook events. Two requests with one key wait for each other. `admit` may
 * refuse it, unless it repeats an earlier one.
 */
export async function storeEnquiry(
  app: Pick<FastifyInstance, 'db' | 'log' | 'countFailure'>,
  enquiry: NewEnquiry,
  { once, admit }: { once?: Once | undefined; admit?: () => Promise<void> } = {},
): Promise<Stored> {
  const { db } = app
  const { blocked, ruled, earlier } = await circumstancesOf(db, enquiry.fields, once)
  if (earlier) return repeated(earlier, once)
  await admit?.()
  const spam = enquiry.spam ?? (blocked && enquiry.source === 'site' ? 'blocked' : null)
  const row =
    ruled && spam === null
      ? await db.transaction(async (tx) => {
          const place = await routeEnquiry(app, tx, enquiry)
          return insert(tx, enquiry, { spam, place }, once)
        })
      : await insert(db, enquiry, { spam }, once)
  if (row) return { outcome: 'stored', id: row.id, createdAt: row.created_at }
  const meanwhile = await circumstancesOf(db, enquiry.fields, once)
  if (!meanwhile.earlier) throw new Error('The enquiry was not stored')
  return repeated(meanwhile.earlier, once)
}
