import { asArray, type Queries } from '../../../db/database.ts'
import { messages } from '../../../db/schema/desk/conversations.ts'
import { GIVEN_UP } from '../../../db/stores/outbox-store.ts'
import { MESSAGE_ATTACHMENTS } from '../../attachments/attachment-rows.ts'
import { QUOTE_ROW } from '../../quotes/quote-store.ts'
import { type DueTimes, dueTimes, readHours } from '../promise/due-times.ts'
import { threadParts } from '../thread-parts.ts'
import { CORRECTED_EMAIL } from './corrected-fields.ts'
import type { MessageRow, ThreadPage } from './message-rows.ts'
import { MISSED, recountFirstAnswers, recountTurns } from './turns.ts'

const key = (text: string) => `lower(normalize(btrim(${text}), NFKC))`

/**
 * Whether the account of the enquiry may read message `m`. Emails require a confirmed address, because the enquiry's
 * address may be somebody else's. Correcting the address does not reveal earlier emails.
 */
const READABLE = `((m.channel = 'site' and (m.direction = 'out' or m.author_id is not null)) or (
  m.sender is null
  and exists (
    select from enquiries e join users w on w.id = e.user_id
    where e.id = m.enquiry_id and w.email_verified_at is not null and w.email_key = ${key('e.email')})
  and m.place > coalesce((
    select max(c.place) from messages c
    where c.enquiry_id = m.enquiry_id and c.correction and c.body ~ '${CORRECTED_EMAIL}'), 0)))`

/**
 * Messages of table `m` that customers get: calls and chats are for staff only. Of an answer to an address that is not
 * theirs, they learn only that it was sent.
 */
export const PUBLIC = `m.channel in ('email', 'site') and (m.direction = 'out' or ${READABLE})`

/** Messages per page of a thread. */
const PAGE = 200

/** SQL condition: message `m` is in the thread of `$1`. */
const inThread = (forCustomer = false) => `m.enquiry_id = any(${threadParts('$1::uuid', forCustomer)})`

const rowsWhere = (condition: string, of = inThread(), readable = 'true') =>
  `select m.id, m.enquiry_id, m.place, m.direction, m.channel, m.author_id, m.body, m.quoted, m.sender, m.sender_proven, m.outcome, m.refused_files,
     m.delivery, m.delivery_reason, m.correction, m.sent_at, m.created_at, ${readable} as readable, u.name as author, o.refusal, coalesce(o.letter, 'none') as letter,
     ${MESSAGE_ATTACHMENTS} as attachments,
     case when q.id is not null then ${QUOTE_ROW} end as quote, a.id as accepts
   from messages m
   left join users u on u.id = m.author_id
   left join quotes q on q.message_id = m.id
   left join quotes a on a.accepted_message_id = m.id
   left join lateral (
     select o.refusal, case when ${GIVEN_UP} then 'given-up' else 'waiting' end as letter
     from outbox o where o.message_id = m.id order by o.id desc limit 1
   ) o on true
   where ${of} and ${condition}`

const newest = (rows: string, most: number) =>
  `select * from (${rows} order by m.place desc limit ${most}) newest`
const oldestFirst = (rows: MessageRow[]) => rows.sort((a, b) => a.place - b.place)

/** The messages of a thread since a place, at most the newest page. */
export const messagesAfter = async (db: Queries, enquiryId: string, after: number) =>
  oldestFirst(await db.query<MessageRow>(newest(rowsWhere('m.place > $2::bigint'), PAGE), [enquiryId, after]))

/** The newest page of a thread, or the one that ends before a message. */
export async function threadPage(
  db: Queries,
  enquiryId: string,
  which: 'all' | 'public',
  before: string | null = null,
): Promise<ThreadPage> {
  const isEarlier = `($2::uuid is null
    or m.place < (select m.place from messages m where m.id = $2::uuid and ${inThread(which === 'public')}))`
  const rows = await db.query<MessageRow>(
    newest(
      which === 'public'
        ? rowsWhere(`${PUBLIC} and ${isEarlier}`, inThread(true), READABLE)
        : rowsWhere(isEarlier),
      PAGE + 1,
    ),
    [enquiryId, before],
  )
  const earlier = rows.length > PAGE
  return { rows: oldestFirst(rows.slice(0, PAGE)), earlier }
}

/** The threads of several enquiries, whole or their newest messages. */
export async function messagesOf(
  db: Queries,
  ids: readonly string[],
  which: 'all' | 'public',
  most?: number,
) {
  const of = 'm.enquiry_id = any($1::uuid[])'
  const found = which === 'public' ? rowsWhere(PUBLIC, of, READABLE) : rowsWhere('true', of)
  const rows = await db.query<MessageRow>(most === undefined ? found : newest(found, most), [asArray(ids)])
  return Map.groupBy(oldestFirst(rows), ({ enquiry_id }) => enquiry_id)
}

export async function findMessage(db: Queries, enquiryId: string, id: string) {
  const [row] = await db.query<MessageRow>(rowsWhere('m.id = $2::uuid'), [enquiryId, id])
  return row
}

/** The message of a draft that was already sent. */
export async function findByDraft(db: Queries, enquiryId: string, draftKey: string) {
  const [row] = await db.query<MessageRow>(rowsWhere('m.draft_key = $2::text'), [enquiryId, draftKey])
  return row
}

type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'place' | 'sentAt'>

/** The one way to store a message; undefined if the email or the draft is already in the thread. */
export async function addMessage(tx: Queries, message: NewMessage): Promise<MessageRow | undefined> {
  const [added] = await tx.drizzle
    .insert(messages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: messages.id, createdAt: messages.createdAt })
  if (!added) return undefined
  const hours = message.direction === 'in' ? await readHours(tx) : null
  await noteMessage(tx, added.id, dueTimes(hours, added.createdAt.getTime()))
  return findMessage(tx, message.enquiryId, added.id)
}

/** Whether message `a` changes nothing about the time for which the customer of enquiry `e` waits. */
const WAITS_ALREADY = `(a.missed or a.direction = 'in' and e.turn = 'us' and e.status in ('pending', 'in_progress'))`

/**
 * Keeps the time of the newest message, whose turn it is, and the first answer: a message to the customer, or a call,
 * chat or visit that reached them. A finished enquiry waits from the message that reopens it. The customer's message
 * ends a snooze, ours one that is over. Without a new version, so that what staff are changing stays free of conflicts.
 */
const noteMessage = (tx: Queries, id: string, { dueAt, dueSoonAt }: DueTimes) =>
  tx.query(
    `with added as (
       select m.enquiry_id, m.direction, m.author_id, m.created_at, ${MISSED} as missed from messages m where id = $1::uuid
     ), newest as (
       update enquiries e set last_message_at = greatest(e.last_message_at, a.created_at),
         turn = case when a.missed then e.turn when a.direction = 'out' then 'customer' else 'us' end,
         waiting_since = case when ${WAITS_ALREADY} then e.waiting_since when a.direction = 'in' then a.created_at end,
         due_at = case when ${WAITS_ALREADY} then e.due_at else $2::timestamptz end,
         due_soon_at = case when ${WAITS_ALREADY} then e.due_soon_at else $3::timestamptz end,
         snoozed_until = case
           when a.missed or e.snoozed_until is null then e.snoozed_until
           when a.direction = 'in' and e.status in ('pending', 'in_progress') then least(e.snoozed_until, a.created_at)
           when a.direction = 'in' or e.snoozed_until <= a.created_at then null
           else e.snoozed_until
         end
       from added a where e.id = a.enquiry_id
     )
     insert into first_answers (enquiry_id, answered_at, due_at, by_id)
     select a.enquiry_id, a.created_at, e.due_at, a.author_id from added a
     join enquiries e on e.id = a.enquiry_id
     join users u on u.id = a.author_id and u.role <> 'customer'
     where a.direction = 'out' and not a.missed
     on conflict (enquiry_id) do nothing`,
    [id, dueAt, dueSoonAt],
  )

/** Turns an answer that WhatsApp refused into one by email. */
export async function makeEmail(tx: Queries, id: string): Promise<void> {
  await tx.query(`delete from outbox where message_id = $1::uuid and channel = 'whatsapp'`, [id])
  await tx.query(
    `update messages set channel = 'email', delivery = null, delivery_reason = null, whatsapp_id = null
     where id = $1::uuid`,
    [id],
  )
}

/** Deletes messages that were not sent yet. */
export async function removeMessages(tx: Queries, ids: readonly string[]): Promise<void> {
  const gone = await tx.query<{ enquiry_id: string }>(
    'delete from messages where id = any($1::uuid[]) returning enquiry_id',
    [asArray(ids)],
  )
  const enquiries = [...new Set(gone.map(({ enquiry_id }) => enquiry_id))]
  await recountFirstAnswers(tx, enquiries)
  await recountTurns(tx, enquiries)
}

/** Whether the thread has this email already. */
export async function hasMail(tx: Queries, enquiryId: string, mailId: string | null): Promise<boolean> {
  const rows = await tx.query(`select from messages m where ${inThread()} and mail_id = $2::text limit 1`, [
    enquiryId,
    mailId,
  ])
  return rows.length > 0
}

/** The Message-ID of the last received email, so that the customer's mail program threads the answer. */
export async function lastMailId(db: Queries, enquiryId: string): Promise<string | null> {
  const [row] = await db.query<{ mail_id: string }>(
    `select mail_id from messages m where ${inThread()} and mail_id is not null order by place desc limit 1`,
    [enquiryId],
  )
  return row?.mail_id ?? null
}

/** Whether the customer of the enquiry may read the message. */
export async function isReadable(db: Queries, id: string): Promise<boolean> {
  const [row] = await db.query<{ readable: boolean }>(
    `select ${READABLE} as readable from messages m where m.id = $1::uuid`,
    [id],
  )
  return row?.readable ?? false
}

export async function enquiryOfMessage(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ enquiry_id: string }>(
    'select enquiry_id from messages where id = $1::uuid',
    [id],
  )
  return row?.enquiry_id
}
