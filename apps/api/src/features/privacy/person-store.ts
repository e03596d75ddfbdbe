import type { Note } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import { asArray, type Queries } from '../../db/database.ts'
import type { ErasedAddress } from '../../db/stores/erasure-store.ts'
import { type AttachmentRow, MESSAGE_ATTACHMENTS } from '../attachments/attachment-rows.ts'
import { type EnquiryRow, rowColumns } from '../enquiries/enquiry-rows.ts'
import { MENTIONED, namedNote } from '../enquiries/notes/note-store.ts'
import { planColumns } from '../enquiries/sent-plan.ts'
import type { UserRow } from '../users/user-store.ts'

export interface PersonEnquiryRow extends EnquiryRow {
  consent_version: string | null
  consent_at: string | null
}

interface PersonMailRow {
  id: string
  body: string
  refused_files: string[] | null
  attachments: AttachmentRow[]
  created_at: string
}

const columns = `${rowColumns}, ${planColumns}, e.consent_version, e.consent_at, null as assignee_name`
const key = (text: string) => `lower(normalize(btrim(${text}), NFKC))`

export const ownEnquiries = (db: Queries, userId: string) =>
  db.query<PersonEnquiryRow>(
    `select ${columns} from enquiries e where e.user_id = $1::uuid order by e.created_at desc, e.id desc`,
    [userId],
  )

/** Enquiries of the account, and those sent without one from its email address, if that is confirmed. */
export const erasableEnquiries = (tx: Queries, { id, emailKey, emailVerifiedAt }: UserRow) =>
  tx.query<{ id: string }>(
    `select e.id from enquiries e where e.erased_at is null and (e.user_id = $1::uuid
       or (e.user_id is null and ${key('e.email')} = $2::text))`,
    [id, emailVerifiedAt === null ? null : emailKey],
  )

/** Enquiries with this email address in any spelling, and those sent from the account. */
export const personEnquiries = (db: Queries, email: string, userId: string | null) =>
  db.query<PersonEnquiryRow>(
    `select ${columns} from enquiries e
     where (${key('e.email')} = ${key('$1::text')} or e.user_id = $2::uuid) and e.erased_at is null
     order by e.created_at desc, e.id desc`,
    [email, userId],
  )

/** SQL: into which enquiry one was merged, from when and until when. */
const mergesOf = (id: string) => `(
  select c.to_value::uuid as id, c.at as since, coalesce(
    (select min(n.at) from enquiry_changes n where n.enquiry_id = c.enquiry_id and n.change = 'mergedInto' and n.id > c.id),
    'infinity') as until
  from enquiry_changes c where c.enquiry_id = ${id} and c.change = 'mergedInto' and c.to_value is not null)`

/**
 * What the person's messages in other threads name as their sender: the address, and the numbers of these enquiries from
 * which they wrote, there or in a thread of which these were then a part. Another number may be somebody else's: nobody
 * has proven it.
 */
export async function sendersOf(db: Queries, addressKey: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select distinct n.number from enquiries e cross join lateral (select contact_phone(e.phone) as number) n
     where e.id = any($1::uuid[]) and n.number is not null and (
       exists (
         select from messages m where m.enquiry_id = e.id and m.direction = 'in' and m.channel = 'whatsapp'
           and coalesce(m.sender, n.number) = n.number
       ) or exists (
         with recursive way as (
           select * from ${mergesOf('e.id')} o
           union
           select o.id, greatest(w.since, o.since), least(w.until, o.until) from way w
           cross join lateral ${mergesOf('w.id')} o
         )
         select from way w join messages m on m.enquiry_id = w.id and lower(m.sender) = n.number
           -- WhatsApp gives the time of writing, and repeats for a week what could not be delivered.
           and m.created_at between w.since - interval '7 days' and w.until
       ))`,
    [asArray(ids)],
  )
  return [addressKey, ...rows.map(({ number }) => number)]
}

/** Messages from these senders in threads of others than these enquiries. An email only claims to be from its address. */
export const mailsFrom = (db: Queries, senders: readonly string[], ids: readonly string[]) =>
  db.query<PersonMailRow>(
    `select m.id, m.body, m.refused_files, m.created_at, ${MESSAGE_ATTACHMENTS} as attachments
     from messages m where lower(m.sender) = any($1::text[]) and m.enquiry_id <> all($2::uuid[]) order by m.place`,
    [asArray(senders), asArray(ids)],
  )

export async function notesOf(db: Queries, ids: readonly string[]): Promise<Map<string, Note[]>> {
  type Row = Pick<Note, 'text' | 'author' | 'mentions'> & { of: string; id: string; at: string }
  const rows = await db.query<Row>(
    `select n.enquiry_id as of, n.id, n.text, u.name as author, n.created_at as at, ${MENTIONED}
     from enquiry_notes n left join users u on u.id = n.author_id
     where n.enquiry_id = any($1::uuid[]) order by n.created_at, n.id`,
    [asArray(ids)],
  )
  const notes = new Map<string, Note[]>()
  for (const { of, id, text, author, at, mentions } of rows) {
    const note = { _id: id, text: namedNote(text, mentions), author, mentions, createdAt: iso(at) }
    notes.set(of, [...(notes.get(of) ?? []), note])
  }
  return notes
}

/** When each browser that signed in was last seen. */
export async function browsersOf(db: Queries, userId: string): Promise<string[]> {
  const rows = await db.query<{ at: string }>(
    'select seen_at as at from known_devices where user_id = $1::uuid order by seen_at desc',
    [userId],
  )
  return rows.map(({ at }) => iso(at))
}

export const lastErased = async (db: Queries, digest: string): Promise<string | null> => {
  const [row] = await db.query<{ at: string }>('select at from erased_addresses where digest = $1', [digest])
  return row ? iso(row.at) : null
}

/** The mark of the person with this address. */
export async function markOf(db: Queries, addressKey: string): Promise<CustomerMark | null> {
  const [row] = await db.query<{ mark: CustomerMark | null }>(
    `select min(c.mark) as mark from customer_contacts k
     join customer_contacts o on o.root_id = k.root_id join customers c on c.id = o.customer_id
     where k.key = $1`,
    [addressKey],
  )
  return row?.mark ?? null
}

/** Deletes an account with its sessions, links and browsers; its messages and decisions stay without a name. */
export const removeAccount = (tx: Queries, id: string) =>
  tx.query('delete from users where id = $1::uuid', [id])

/** Restored rows to erase: of erased accounts, and of erased people from before their erasure. */
export async function erasedBefore(tx: Queries, isErased: (email: string) => ErasedAddress | undefined) {
  const rows = await tx.query<{ id: string; email: string; at: string; kind: 'enquiry' | 'account' }>(
    `select id, email, created_at as at, 'enquiry' as kind from enquiries where erased_at is null
     union all select id, email, created_at as at, 'account' as kind from users where role = 'customer'`,
  )
  return rows.filter(({ email, at }) => {
    const erased = isErased(email)
    return erased !== undefined && iso(at) <= erased.at
  })
}

/** Senders of restored messages in other threads. */
export const mailSenders = (tx: Queries) =>
  tx.query<{ sender: string }>(
    'select distinct lower(sender) as sender from messages where sender is not null',
  )

export const listedRecords = (tx: Queries) =>
  tx.query<{ id: string; kind: 'enquiry' | 'account' }>(
    `select e.id, 'enquiry' as kind from enquiries e
     where e.erased_at is null and exists (
       select from erasures r where (r.record = 'enquiry' and r.record_id = e.id)
         or (r.record = 'account' and r.record_id = e.user_id))
     union all select u.id, 'account' as kind from users u
     where u.role = 'customer' and exists (
       select from erasures r where r.record = 'account' and r.record_id = u.id)`,
  )

export const unsubscribedAddressesOf = (tx: Queries) =>
  tx.query<{ address: string; at: string | Date }>('select address, at from unsubscribed_addresses')
