import type { Queries } from '../../db/database.ts'
import type { ChatReport } from './read-webhook.ts'

export async function isKnownChat(db: Queries, id: string): Promise<boolean> {
  return (await db.query('select from messages where whatsapp_id = $1::text', [id])).length > 0
}

/** Marks a message and its outbox entry as failed; false if it was delivered or is known to have failed. */
export async function markChatFailed(tx: Queries, messageId: string, reason: string): Promise<boolean> {
  await tx.query(
    `update outbox set given_up_at = now(), body = ''
     where message_id = $1::uuid and channel = 'whatsapp' and sent_at is null and given_up_at is null`,
    [messageId],
  )
  const rows = await tx.query(
    `update messages set delivery = 'failed', delivery_reason = $2::text, sent_at = null
     where id = $1::uuid and channel = 'whatsapp' and delivery is null returning id`,
    [messageId, reason],
  )
  return rows.length > 0
}

/** The message of a report, by our own id of it or by the one that WhatsApp gave it. */
export async function reportedMessage(db: Queries, { id, ref }: ChatReport) {
  const [row] = await db.query<{ id: string; enquiry_id: string }>(
    `select id, enquiry_id from messages
     where (whatsapp_id = $1::text or id = $2::uuid) and direction = 'out' and channel = 'whatsapp'
     order by whatsapp_id is null limit 1`,
    [id, ref],
  )
  return row
}

/**
 * Notes that a message was taken, delivered or read. Reports come in any order, so an earlier state never replaces a
 * later one. A message whose sending was interrupted was sent after all: it must not go out again.
 */
export async function noteChatReport(
  tx: Queries,
  messageId: string,
  { id, state }: Pick<ChatReport, 'id' | 'state'>,
): Promise<boolean> {
  await tx.query(
    `update outbox set sent_at = now(), body = case when secret then '' else body end
     where message_id = $1::uuid and channel = 'whatsapp' and sent_at is null`,
    [messageId],
  )
  const order = `array['failed', 'delivered', 'read']`
  const rows = await tx.query(
    `update messages set whatsapp_id = coalesce(whatsapp_id, $2::text), sent_at = coalesce(sent_at, now()),
       delivery = case when $3::text <> 'sent' then $3::text end,
       delivery_reason = null
     where id = $1::uuid and (
       sent_at is null and delivery is null
       or coalesce(array_position(${order}, $3::text), 0) > coalesce(array_position(${order}, delivery), 0))
     returning 1`,
    [messageId, id, state],
  )
  return rows.length > 0
}
