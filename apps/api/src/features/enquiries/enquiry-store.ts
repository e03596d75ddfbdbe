import type { Change, Note } from '@susegad/api-client/contract'
import type { EnquiryStatus } from '@susegad/api-client/rules'
import { eq, sql } from 'drizzle-orm'
import { asArray, type Queries } from '../../db/database.ts'
import { enquiries, enquiryChanges } from '../../db/schema/desk/enquiries.ts'
import { type Actor, auditOfEach } from '../../db/stores/audit-store.ts'
import { type EnquiryRow, iso, rowColumns } from './enquiry-rows.ts'

export async function findEnquiry(db: Queries, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.query<EnquiryRow>(
    `select ${rowColumns}, a.name as assignee_name from enquiries e left join users a on a.id = e.assigned_to
     where e.id = $1::uuid and e.deleted_at is null`,
    [id],
  )
  return row
}

/** Filters by owner: another customer's enquiry counts as missing. */
export async function findOwnEnquiry(
  db: Queries,
  id: string,
  userId: string,
): Promise<EnquiryRow | undefined> {
  const [row] = await db.query<EnquiryRow>(
    `select ${rowColumns}, null as assignee_name from enquiries e
     where e.id = $1::uuid and e.user_id = $2::uuid and e.deleted_at is null`,
    [id, userId],
  )
  return row
}

/** Links enquiries that were sent without an account to the account that has just confirmed their address. */
export const claimEnquiries = (tx: Queries, userId: string) =>
  tx.query(
    `update enquiries e set user_id = u.id from users u
     where u.id = $1::uuid and u.role = 'customer' and u.email_verified_at is not null
       and e.user_id is null and e.entered_by is null and e.erased_at is null
       and lower(normalize(btrim(e.email), NFKC)) = u.email_key`,
    [userId],
  )

/** Locks the row until the transaction ends. */
export async function lockEnquiry(tx: Queries, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await tx.query<EnquiryRow>(
    `select ${rowColumns}, null as assignee_name from enquiries e
     where e.id = $1::uuid and e.deleted_at is null for update`,
    [id],
  )
  return row
}

export const updateEnquiry = (
  tx: Queries,
  id: string,
  values: { status: EnquiryStatus; assignedTo: string | null; spam: string | null },
) =>
  tx.drizzle
    .update(enquiries)
    .set({ ...values, version: sql`${enquiries.version} + 1`, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id))

export const correctFields = (
  tx: Queries,
  id: string,
  fields: { phone?: string; email?: string; dateOfPlan?: string | null },
) =>
  tx.drizzle
    .update(enquiries)
    .set({ ...fields, version: sql`${enquiries.version} + 1`, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id))

export const recordChange = (
  tx: Queries,
  enquiryId: string,
  byId: string | null,
  { change, from, to }: Pick<Change, 'change' | 'from' | 'to'>,
) => tx.drizzle.insert(enquiryChanges).values({ enquiryId, byId, change, fromValue: from, toValue: to })

/** Unassigns all enquiries (including deleted ones) of a person who leaves the staff, and records it in the history. */
export const unassignAll = (tx: Queries, userId: string) =>
  tx.query(
    `with locked as (
       select id from enquiries where assigned_to = $1::uuid order by id for update
     ), freed as (
       update enquiries e set assigned_to = null, version = version + 1, updated_at = now()
       from locked where e.id = locked.id returning e.id
     )
     insert into enquiry_changes (enquiry_id, change, from_value) select id, 'assignedTo', $1::uuid::text from freed`,
    [userId],
  )

/** Records a deletion as an operation, so that it can be undone. */
const keptAs = (change: 'deleted' | 'restored', operation: string | undefined): string =>
  operation === undefined
    ? ''
    : `, operation as (
       insert into bulk_operations (id, by_id, by_role, address, verb, state, total, done, changed)
       select $5::uuid, $2::uuid, $3::text, $4::text, '${change === 'deleted' ? 'delete' : 'restore'}', 'done', n, n, n
       from (select count(*)::integer as n from moved) counted
       returning id
     ), kept as (
       insert into bulk_operation_rows (operation_id, part, enquiry_id, change_id)
       select o.id, '${change}', n.enquiry_id, n.id from operation o cross join noted n
     )`

/** Soft-deletes or restores enquiries; returns how many changed. */
async function setDeleted(
  db: Queries,
  ids: readonly string[],
  by: Actor,
  deleted: boolean,
  operation?: string,
): Promise<number> {
  const change = deleted ? 'deleted' : 'restored'
  const [row] = await db.query<{ n: number }>(
    `with locked as (
       select id from enquiries
       where id = any($1::uuid[]) and deleted_at is ${deleted ? 'null' : 'not null'} order by id for update
     ), moved as (
       update enquiries e set deleted_at = ${deleted ? 'now()' : 'null'}, version = version + 1, updated_at = now()
       from locked where e.id = locked.id returning e.id
     ), noted as (
       insert into enquiry_changes (enquiry_id, by_id, change)
       select id, $2::uuid, '${change}' from moved returning id, enquiry_id
     ), audited as (
       ${auditOfEach(change, 'moved', 2)}
     ) ${keptAs(change, operation)}
     select count(*)::integer as n from moved`,
    [asArray(ids), by.id, by.role, by.address, ...(operation === undefined ? [] : [operation])],
  )
  return row?.n ?? 0
}

export const deleteEnquiries = (db: Queries, ids: readonly string[], by: Actor, operation?: string) =>
  setDeleted(db, ids, by, true, operation)
export const restoreEnquiries = (db: Queries, ids: readonly string[], by: Actor) =>
  setDeleted(db, ids, by, false)

export async function addNote(db: Queries, id: string, by: Actor & { name: string }, text: string) {
  const [row] = await db.query<{ id: string; created_at: string }>(
    `with added as (
       insert into enquiry_notes (enquiry_id, author_id, text)
       select e.id, $2::uuid, $5::text from enquiries e where e.id = $1::uuid and e.deleted_at is null
       returning id, created_at, enquiry_id
     ), audited as (
       ${auditOfEach('noted', '(select enquiry_id as id from added) noted', 2)}
     )
     select id, created_at from added`,
    [id, by.id, by.role, by.address, text],
  )
  return row && ({ _id: row.id, text, author: by.name, createdAt: iso(row.created_at) } satisfies Note)
}

/** Limit of notes and of changes; the newest are shown. */
const MOST_SHOWN = 5000

export async function listNotes(db: Queries, id: string): Promise<Note[]> {
  const rows = await db.query<{ id: string; text: string; author: string | null; created_at: string }>(
    `select n.id, n.text, n.created_at, u.name as author from enquiry_notes n left join users u on u.id = n.author_id
     where n.enquiry_id = $1::uuid order by n.created_at desc, n.id desc limit ${MOST_SHOWN}`,
    [id],
  )
  return rows.reverse().map((row) => ({
    _id: row.id,
    text: row.text,
    author: row.author,
    createdAt: iso(row.created_at),
  }))
}

export async function listChanges(db: Queries, id: string): Promise<Change[]> {
  type Row = Omit<Change, '_id'> & { id: number }
  const rows = await db.query<Row>(
    `select c.id, c.change, c.at, b.name as by,
       coalesce(f.name, c.from_value) as from,
       case c.change when 'routedTo' then v.name else coalesce(t.name, c.to_value) end as to
     from enquiry_changes c
     left join users b on b.id = c.by_id
     left join users f on c.change = 'assignedTo' and f.id::text = c.from_value
     left join users t on c.change = 'assignedTo' and t.id::text = c.to_value
     left join saved_views v on c.change = 'routedTo' and v.id::text = c.to_value and v.owner_id is null
     where c.enquiry_id = $1::uuid order by c.id desc limit ${MOST_SHOWN}`,
    [id],
  )
  return rows.reverse().map(({ id: number, ...row }) => ({ ...row, _id: String(number), at: iso(row.at) }))
}

/** Claims unannounced enquiries, each once; skips deleted ones and spam. */
export const takeUnannounced = (tx: Queries, most: number) =>
  tx.query<EnquiryRow>(
    `with due as (
       update new_enquiries set announced = true where enquiry_id in (
         select enquiry_id from new_enquiries where not announced limit $1::bigint for update skip locked
       )
       returning enquiry_id
     )
     select ${rowColumns}, null as assignee_name from enquiries e join due on due.enquiry_id = e.id
     where e.deleted_at is null and e.spam is null and e.erased_at is null
     order by e.created_at, e.id`,
    [most],
  )
