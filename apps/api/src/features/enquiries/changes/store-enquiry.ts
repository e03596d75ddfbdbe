import { randomUUID } from 'node:crypto'
import type { EnquiryContext } from '@susegad/api-client/contract'
import type { EnquirySource, SpamReason } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/database.ts'
import { type VisitorValues, visitorFields } from '../visitor-fields.ts'
import { routeEnquiry } from './route-enquiry.ts'

export interface NewEnquiry {
  fields: VisitorValues
  context: EnquiryContext | null | undefined
  source: EnquirySource
  /** The customer's account. */
  userId?: string | undefined
  /** The member of staff who entered it. */
  enteredBy?: string | undefined
  spam?: SpamReason | null
  /** Version of the privacy notice beside the button. */
  notice?: string | null | undefined
}

/** Stores the same request once. */
export interface Once {
  key: string
  /** Tells the repeated request from another one with the same key. */
  fingerprint: string
  /** How long the key is remembered. */
  seconds: number
}

export interface Stored {
  outcome: 'stored' | 'replayed' | 'mismatch'
  id: string
  createdAt: string
}

interface Circumstances {
  blocked: boolean
  ruled: boolean
}

async function circumstancesOf(tx: Queries, { phone, email }: VisitorValues): Promise<Circumstances> {
  const [found] = await tx.query<Circumstances>(
    `select exists (select from routing_rules) as ruled, exists (
       select from customer_contacts k
       join customer_contacts o on o.root_id = k.root_id
       join customers c on c.id = o.customer_id and c.mark = 'blocked'
       where k.key = contact_key($1::text, $2::text)
     ) as blocked`,
    [email, phone],
  )
  return found ?? { blocked: false, ruled: false }
}

// A key that an earlier request holds is kept while it is remembered, whichever way the clock was set since.
const remembered = `k.created_at between now() - $4::double precision * interval '1 second'
  and now() + $4::double precision * interval '1 second'`

const columns = visitorFields.map(({ column }) => column).join(', ')
const values = visitorFields.map(({ type }, index) => `$${index + 13}::${type}`).join(', ')

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
  ), told as (
    insert into webhook_deliveries (endpoint_id, event, enquiry_id)
    select w.id, 'enquiry.created', s.id from stored s
    join webhook_endpoints w on w.gone_at is null and 'enquiry.created' = any (w.events)
    where s.spam is null
  )
  select id, created_at from stored`

/** What an earlier request with the key has stored, while the key is remembered. */
export async function storedBefore(tx: Queries, once: Once): Promise<Stored | undefined> {
  const [row] = await tx.query<{ id: string; at: string; fingerprint: string }>(
    `select k.enquiry_id as id, k.enquiry_created_at as at, k.fingerprint from submission_keys k
     where k.key = $1::text and k.created_at between now() - $2::double precision * interval '1 second'
       and now() + $2::double precision * interval '1 second'`,
    [once.key, once.seconds],
  )
  if (!row) return undefined
  const outcome = row.fingerprint === once.fingerprint ? 'replayed' : 'mismatch'
  return { outcome, id: row.id, createdAt: row.at }
}

/**
 * The one way to store a new enquiry: sets aside what a blocked customer sends, never drops it; gives it to somebody by
 * the rules; writes history, audit trail and webhook events. Two requests with one key wait for each other.
 */
export async function storeEnquiry(
  app: Pick<FastifyInstance, 'log' | 'countFailure'>,
  tx: Queries,
  enquiry: NewEnquiry,
  once?: Once,
): Promise<Stored> {
  const { fields, context, source, userId, enteredBy, notice } = enquiry
  const { blocked, ruled } = await circumstancesOf(tx, fields)
  const spam = enquiry.spam ?? (blocked && source === 'site' ? 'blocked' : null)
  const place = ruled && spam === null ? await routeEnquiry(app, tx, enquiry) : undefined
  const [row] = await tx.query<{ id: string; created_at: string }>(store, [
    randomUUID(),
    once?.key ?? null,
    once?.fingerprint ?? null,
    once?.seconds ?? null,
    userId ?? null,
    context ? JSON.stringify(context) : null,
    spam,
    source,
    enteredBy ?? null,
    notice ?? null,
    place?.person ?? null,
    place?.view ?? null,
    ...visitorFields.map(({ field }) => fields[field]),
  ])
  if (row) return { outcome: 'stored', id: row.id, createdAt: row.created_at }
  const before = once && (await storedBefore(tx, once))
  if (!before) throw new Error('The enquiry was not stored')
  return before
}
