import { asArray, type Queries } from '../database.ts'

/** Erased records, by id. */
export interface ErasedRecord {
  record: 'enquiry' | 'account'
  id: string
  at: string
}

/** Erased people, by keyed hashes of their email address and of the numbers from which they wrote. */
export interface ErasedAddress {
  digest: string
  /** Identifies the secret of the hash. */
  madeWith: string
  at: string
}

export interface Erasures {
  records: ErasedRecord[]
  addresses: ErasedAddress[]
}

const textOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export async function readErasures(db: Queries): Promise<Erasures> {
  return {
    records: await db.query<ErasedRecord>(
      `select record, record_id as id, ${textOf('at')} as at from erasures order by record, record_id`,
    ),
    addresses: await db.query<ErasedAddress>(
      `select digest, made_with as "madeWith", ${textOf('at')} as at from erased_addresses order by digest`,
    ),
  }
}

/** Whether anything was erased since the last call. */
export async function erasuresMark(db: Queries): Promise<string> {
  const [row] = await db.query<{ mark: string }>(
    `select (select count(*) || ' ' || coalesce(max(at)::text, '') from erasures) || ' '
       || (select count(*) || ' ' || coalesce(max(at)::text, '') from erased_addresses) as mark`,
  )
  return row?.mark ?? ''
}

/** Adds erasures to the list; for the same address, the later one is kept. */
export async function addErasures(tx: Queries, { records, addresses }: Erasures): Promise<void> {
  await tx.query(
    `insert into erasures (record, record_id, at)
     select r.record, r.id, r.at from jsonb_to_recordset($1::jsonb) as r (record text, id uuid, at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(records)],
  )
  await tx.query(
    `insert into erased_addresses as a (digest, made_with, at)
     select r.digest, r."madeWith", r.at
     from jsonb_to_recordset($1::jsonb) as r (digest text, "madeWith" text, at timestamptz)
     on conflict (digest) do update set at = greatest(a.at, excluded.at)`,
    [JSON.stringify(addresses)],
  )
}

/** Deletes an unsubscription: with its enquiries erased, there is nothing left to email about. */
export const forgetSubscription = (tx: Queries, addressKey: string) =>
  tx.query('delete from unsubscribed_addresses where address = $1::text', [addressKey])

/** Deletes marks and merges of contacts without enquiries. */
export const forgetContacts = (tx: Queries, contacts: readonly (string | null)[]) =>
  tx.query(
    `delete from customer_contacts k where k.key in (select jsonb_array_elements_text($1::jsonb))
       and not exists (
         select from enquiries e where contact_key(e.email, e.phone) = k.key and e.erased_at is null
       )`,
    [JSON.stringify(contacts)],
  )

/** Like `forgetContacts`, for deleted enquiries. Keeps contacts of blocked customers, or deletion would unblock them. */
export async function forgetGoneContacts(tx: Queries): Promise<void> {
  await tx.query(
    `delete from customer_contacts k
     where not exists (select from enquiries e where contact_key(e.email, e.phone) = k.key and e.erased_at is null)
       and not exists (
         select from customer_contacts o join customers c on c.id = o.customer_id
         where o.root_id = k.root_id and c.mark = 'blocked'
       )`,
  )
  await tx.query(
    `delete from customers c
     where not exists (select from customer_contacts k where k.customer_id = c.id or k.root_id = c.id)`,
  )
}

const tells = 'enquiry_ids && $1::uuid[]'

// Only emails about the account: the address may be where a business gets its enquiries.
const toPerson = (address: string, user: string) =>
  `(user_id = ${user}::uuid or (enquiries is null and lower(recipient) = ${address}::text))`

export const countLetters = async (
  db: Queries,
  ids: readonly string[],
  addressKey: string,
  userId: string | null,
) =>
  (
    await db.query<{ n: number }>(
      `select count(*)::integer as n from outbox where ${tells} or ${toPerson('$2', '$3')}`,
      [asArray(ids), addressKey, userId],
    )
  )[0]?.n ?? 0

/** Blanks messages of a person in other threads up to a time, with what was sent about them and to their numbers. Returns whose threads. */
export const blankMessagesFrom = (tx: Queries, senders: readonly string[], until: string) =>
  tx.query<{ enquiry: string }>(
    `with theirs as (
       select id, enquiry_id, body, lower(sender) as sender from messages
       where lower(sender) = any($1::text[]) and created_at <= $2::timestamptz
     ), files as (
       delete from attachments f using theirs t where f.message_id = t.id
     ), letters as (
       delete from outbox o using theirs t
       where o.enquiries = 0 and o.enquiry_ids @> array[t.enquiry_id]
         and (starts_with(lower(o.body), t.sender) or starts_with(o.body, t.body || E'\n\n'))
     ), chats as (
       delete from outbox
       where channel = 'whatsapp' and recipient = any($1::text[]) and created_at <= $2::timestamptz
     )
     update messages m set body = 'Erased', quoted = null, sender = 'An erased person', refused_files = null
     from theirs t where m.id = t.id returning m.enquiry_id as enquiry`,
    [asArray(senders), until],
  )

/**
 * Erases emails about these enquiries, about this account or to this address. A pending email that also covers other
 * enquiries is sent without details.
 */
export async function eraseLetters(
  tx: Queries,
  ids: readonly string[],
  { addressKey, userId }: { addressKey?: string; userId?: string } = {},
): Promise<number> {
  const about = asArray(ids)
  const kept = await tx.query(
    `update outbox set reply_to = null, html = null,
       enquiry_ids = array(select unnest(enquiry_ids) except select unnest($1::uuid[])),
       body = 'What this email said about one enquiry was erased at that person''s request. The other enquiries are on the desk.'
     where sent_at is null and enquiries > 1 and ${tells} returning 1`,
    [about],
  )
  const gone = await tx.query(`delete from outbox where ${tells} returning 1`, [about])
  const sent = await tx.query(`delete from outbox where ${toPerson('$1', '$2')} returning 1`, [
    addressKey ?? null,
    userId ?? null,
  ])
  return kept.length + gone.length + sent.length
}
