import type { Queries } from '../../db/database.ts'
import { quotes } from '../../db/schema/desk/conversations.ts'
import type { NewQuote, QuoteRow } from './quote-rows.ts'

/** A row of table `q` as JSON. */
export const QUOTE_ROW = `jsonb_build_object('id', q.id, 'enquiry_id', q.enquiry_id, 'message_id', q.message_id,
  'lines', q.lines, 'discount', q.discount, 'valid_until', q.valid_until, 'ended', q.ended,
  'accepted_at', q.accepted_at, 'created_at', q.created_at)`

async function rowWhere(db: Queries, condition: string, parameters: unknown[]) {
  const [found] = await db.query<{ quote: QuoteRow }>(
    `select ${QUOTE_ROW} as quote from quotes q where ${condition}`,
    parameters,
  )
  return found?.quote
}

export const findQuote = (db: Queries, id: string) => rowWhere(db, 'q.id = $1::uuid', [id])

/** Locks the row until the transaction ends, to serialize accepting and withdrawing. */
export const lockQuote = (tx: Queries, id: string) => rowWhere(tx, 'q.id = $1::uuid for update', [id])

/** Stores the quote of an answer and replaces open ones. Lock the enquiry first. */
export async function addQuote(
  tx: Queries,
  enquiryId: string,
  messageId: string,
  { lines, discount, validUntil }: NewQuote,
): Promise<void> {
  await tx.query(
    `update quotes set ended = 'replaced' where enquiry_id = $1::uuid and accepted_at is null and ended is null`,
    [enquiryId],
  )
  await tx.drizzle.insert(quotes).values({ enquiryId, messageId, lines, discount, validUntil })
}

export const markAccepted = (tx: Queries, id: string, messageId: string) =>
  tx.query(
    'update quotes set accepted_at = clock_timestamp(), accepted_message_id = $2::uuid where id = $1::uuid',
    [id, messageId],
  )

export const markWithdrawn = (tx: Queries, id: string) =>
  tx.query(`update quotes set ended = 'withdrawn' where id = $1::uuid`, [id])
