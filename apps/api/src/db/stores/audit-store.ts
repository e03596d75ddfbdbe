import { asArray, type Queries } from '../database.ts'
import { auditEntries } from '../schema/account/privacy.ts'

/** The actor; null for the service itself. */
export interface Actor {
  id: string
  role: 'staff' | 'customer' | 'rules'
  /** A keyed hash of the network address. */
  address: string
}

export interface AuditEntry {
  action:
    | 'saw'
    | 'changed'
    | 'exported'
    | 'erased'
    | 'invited'
    | 'withdrew'
    | 'joined'
    | 'suspended'
    | 'resumed'
    | 'removed'
    | 'answered'
    | 'contacted'
    | 'accepted'
    | 'entered'
    | 'merged'
    | 'separated'
    | 'added'
    | 'deleted'
    | 'restored'
    | 'published'
  record:
    | 'enquiry'
    | 'enquiries'
    | 'account'
    | 'person'
    | 'invite'
    | 'member'
    | 'customer'
    | 'rules'
    | 'webhook'
    | 'letter'
    | 'content'
    | 'release'
    | 'photo'
    | 'template'
    | 'label'
  recordId?: string
  count?: number
  /** Fields or format, never the content. */
  detail?: string
}

/** An actor with a link from an email: the link identifies the customer, not an account. */
export type Bearer = Omit<Actor, 'id'> & { id: null }

export const writeAudit = (tx: Queries, by: Actor | Bearer | null, entry: AuditEntry) =>
  tx.drizzle
    .insert(auditEntries)
    .values({ ...entry, byId: by?.id, byRole: by?.role ?? 'service', address: by?.address })

/** Records that something was opened; repeated views by the same person within ten minutes are one entry. */
export const noteSeen = (
  db: Queries,
  by: Actor,
  { record, id, count }: { record: 'enquiry' | 'customer'; id: string; count?: number },
) =>
  db.query(
    `insert into audit_entries (by_id, by_role, action, record, record_id, address, count)
     select $1::uuid, $2::text, 'saw', $5::text, $4::uuid, $3::text, $6::integer
     where not exists (
       select from audit_entries where record_id = $4::uuid and by_id = $1::uuid and action = 'saw' and record = $5::text
         and at > clock_timestamp() - interval '10 minutes'
     )`,
    [by.id, by.role, by.address, id, record, count ?? null],
  )

/** An entry for each of these enquiries. */
export const auditEach = (tx: Queries, by: Actor, action: 'noted' | 'exported', ids: readonly string[]) =>
  tx.query(
    `insert into audit_entries (by_id, by_role, address, action, record, record_id)
     select $1::uuid, $2::text, $3::text, $4::text, 'enquiry', id from unnest($5::uuid[]) as e (id)`,
    [by.id, by.role, by.address, action, asArray(ids)],
  )
