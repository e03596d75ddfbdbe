import type { Queries } from '../../db/database.ts'
import { quotes } from '../../db/schema/desk/conversations.ts'
import { threadParts, threadRoot } from '../enquiries/thread-parts.ts'
import type { NewQuote, QuoteRow } from './quote-rows.ts'

/** Who accepted `q`: the author of the message that did, or without an account the name on the enquiry. */
const ACCEPTED_BY = `case when q.accepted_at is not null then coalesce(
    (select u.name from messages am join users u on u.id = am.author_id where am.id = q.accepted_message_id),
    (select e.name from enquiries e where e.id = q.enquiry_id)) end`

/** A row of table `q` as JSON. */
export const QUOTE_ROW = `jsonb_build_object('id', q.id, 'enquiry_id', q.enquiry_id, 'message_id', q.message_id,
  'lines', q.lines, 'discount', q.discount, 'valid_until', q.valid_until, 'version', q.version, 'first_id', q.first_id,
  'tax', q.tax, 'deposit', q.deposit, 'due_on', q.due_on, 'ended', q.ended, 'reminded_at', q.reminded_at,
  'accepted_at', q.accepted_at, 'accepted_via', q.accepted_via, 'accepted_by', ${ACCEPTED_BY},
  'created_at', q.created_at)`

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

/** Stores the quote of an answer, as the next version of one that was not settled yet. Lock the enquiry first. */
export async function addQuote(
  tx: Queries,
  enquiryId: string,
  messageId: string,
  { lines, discount, validUntil, deposit, dueOn }: NewQuote,
  tax: QuoteRow['tax'],
): Promise<void> {
  const [before] = await tx.query<{ first: string; version: number }>(
    `update quotes set ended = 'replaced' where enquiry_id = any(${threadParts('$1::uuid')}) and accepted_at is null and ended is null
     returning coalesce(first_id, id) as first, version`,
    [enquiryId],
  )
  await tx.drizzle.insert(quotes).values({
    enquiryId,
    messageId,
    lines,
    discount,
    validUntil,
    deposit,
    dueOn,
    tax,
    ...(before && { firstId: before.first, version: before.version + 1 }),
  })
}

export const markAccepted = (
  tx: Queries,
  id: string,
  { messageId, via }: { messageId: string; via: QuoteRow['accepted_via'] },
) =>
  tx.query(
    `update quotes set accepted_at = clock_timestamp(), accepted_message_id = $2::uuid, accepted_via = $3::text
     where id = $1::uuid`,
    [id, messageId, via],
  )

export const markWithdrawn = (tx: Queries, id: string) =>
  tx.query(`update quotes set ended = 'withdrawn' where id = $1::uuid`, [id])

export const markReminded = (tx: Queries, id: string) =>
  tx.query('update quotes set reminded_at = clock_timestamp() where id = $1::uuid', [id])

/**
 * Open quotes that end within these days and were sent on an earlier day. None while the last message is from the
 * customer, who waits for an answer, or once the enquiry is closed, spam or deleted.
 */
export async function quotesToRemindOf(
  db: Queries,
  { days, now, most }: { days: number; now: Date; most: number },
): Promise<{ id: string; enquiryId: string }[]> {
  return db.query(
    `select q.id, q.enquiry_id as "enquiryId" from quotes q join enquiries o on o.id = q.enquiry_id and o.deleted_at is null
     -- Where it was merged, that conversation counts.
     join enquiries e on e.id = ${threadRoot('o.id')}
     where q.accepted_at is null and q.ended is null and q.reminded_at is null
       and q.valid_until between enquiry_day($1::timestamptz) and enquiry_day($1::timestamptz) + $2::integer
       and enquiry_day(q.created_at) < enquiry_day($1::timestamptz)
       and e.deleted_at is null and e.spam is null and e.status <> 'closed'
       and e.turn = 'customer'
     order by q.valid_until, q.id limit $3::integer`,
    [now.toISOString(), days, most],
  )
}
