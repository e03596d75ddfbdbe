import { asArray, type Queries } from '../../db/database.ts'
import { messages } from '../../db/schema/desk/conversations.ts'
import { GIVEN_UP } from '../../db/stores/outbox-store.ts'
import { QUOTE_ROW } from '../quotes/quote-store.ts'
import type { MessageRow, ThreadPage } from './message-rows.ts'

/** What a customer may read of table `m`: calls and chats are noted for the staff. */
export const PUBLIC = `m.channel in ('email', 'site')`

/** Of one page of a thread. */
const PAGE = 200

const rowsWhere = (condition: string, of = 'm.enquiry_id = $1::uuid') =>
  `select m.id, m.enquiry_id, m.place, m.direction, m.channel, m.author_id, m.body, m.quoted, m.sender, m.sender_proven, m.outcome, m.refused_files,
     m.correction, m.sent_at, m.created_at, u.name as author, o.refusal, coalesce(o.letter, 'none') as letter,
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

/** What was said in a thread since a place; of very much, the newest. */
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
    or m.place < (select b.place from messages b where b.id = $2::uuid and b.enquiry_id = $1::uuid))`
  const rows = await db.query<MessageRow>(
    newest(rowsWhere(which === 'public' ? `${PUBLIC} and ${isEarlier}` : isEarlier), PAGE + 1),
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
  const found = rowsWhere(which === 'public' ? PUBLIC : 'true', 'm.enquiry_id = any($1::uuid[])')
  const rows = await db.query<MessageRow>(most === undefined ? found : newest(found, most), [asArray(ids)])
  return Map.groupBy(oldestFirst(rows), ({ enquiry_id }) => enquiry_id)
}

export async function findMessage(db: Queries, enquiryId: string, id: string) {
  const [row] = await db.query<MessageRow>(rowsWhere('m.id = $2::uuid'), [enquiryId, id])
  return row
}

/** The message that a draft became, if it was sent before. */
export async function findByDraft(db: Queries, enquiryId: string, draftKey: string) {
  const [row] = await db.query<MessageRow>(rowsWhere('m.draft_key = $2::text'), [enquiryId, draftKey])
  return row
}

type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'place' | 'createdAt' | 'sentAt'>

/** Returns undefined for a mail that is in the thread already. */
export async function addMessage(tx: Queries, message: NewMessage): Promise<MessageRow | undefined> {
  const [added] = await tx.drizzle
    .insert(messages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: messages.id })
  return added && findMessage(tx, message.enquiryId, added.id)
}

/** The Message-ID of the last mail that came in, so that the answer stands below it in the customer's mail program. */
export async function lastMailId(db: Queries, enquiryId: string): Promise<string | null> {
  const [row] = await db.query<{ mail_id: string }>(
    `select mail_id from messages where enquiry_id = $1::uuid and mail_id is not null order by place desc limit 1`,
    [enquiryId],
  )
  return row?.mail_id ?? null
}

export async function enquiryOfMessage(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ enquiry_id: string }>(
    'select enquiry_id from messages where id = $1::uuid',
    [id],
  )
  return row?.enquiry_id
}
