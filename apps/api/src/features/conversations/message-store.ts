import { asArray, type Queries } from '../../db/database.ts'
import { GIVEN_UP } from '../../db/outbox-store.ts'
import { messages } from '../../db/schema/conversations.ts'
import type { MessageRow } from './message-rows.ts'

/** What a customer may read of table `m`: calls and chats are noted for the staff. */
export const PUBLIC = `m.channel in ('email', 'site')`

const MOST = 2000

const rowsWhere = (condition: string, of = 'm.enquiry_id = $1::uuid', most: number | 'all' = MOST) =>
  `select m.id, m.enquiry_id, m.place, m.direction, m.channel, m.author_id, m.body, m.quoted, m.sender, m.sender_proven, m.outcome, m.refused_files,
     m.correction, m.sent_at, m.created_at, u.name as author, o.refusal, coalesce(o.letter, 'none') as letter
   from messages m
   left join users u on u.id = m.author_id
   left join lateral (
     select o.refusal, case when ${GIVEN_UP} then 'given-up' else 'waiting' end as letter
     from outbox o where o.message_id = m.id order by o.id desc limit 1
   ) o on true
   where ${of} and ${condition} order by m.place limit ${most}`

/** The thread of an enquiry, from after a place on. */
export const listMessages = (db: Queries, enquiryId: string, after = 0) =>
  db.query<MessageRow>(rowsWhere('m.place > $2::bigint'), [enquiryId, after])

export const publicMessages = (db: Queries, enquiryId: string) =>
  db.query<MessageRow>(rowsWhere(PUBLIC), [enquiryId])

/** The threads of several enquiries, whole. */
export async function messagesOf(db: Queries, ids: readonly string[], which: 'all' | 'public') {
  const rows = await db.query<MessageRow>(
    rowsWhere(which === 'public' ? PUBLIC : 'true', 'm.enquiry_id = any($1::uuid[])', 'all'),
    [asArray(ids)],
  )
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id)
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
