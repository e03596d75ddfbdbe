import type { UndeliveredResult, WaitingLetter } from '@susegad/api-client/contract'
import type { LetterRefusal } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { asArray, type Queries } from '../database.ts'
import { outbox } from '../schema/operation/service.ts'

/** A claimed email. */
export interface Letter {
  id: number
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  /** HTML alternative of the body, for emails with a table. */
  html: string | null
  /** The thread message that it carries. */
  message_id: string | null
  in_reply_to: string | null
  /** The unsubscribe link, for emails about enquiries. */
  unsubscribe: string | null
}

type NewLetter = Pick<
  typeof outbox.$inferInsert,
  | 'channel'
  | 'recipient'
  | 'replyTo'
  | 'subject'
  | 'body'
  | 'html'
  | 'secret'
  | 'enquiries'
  | 'enquiryIds'
  | 'messageId'
  | 'inReplyTo'
  | 'userId'
  | 'unsubscribe'
>

const GIVE_UP_AFTER = 50
const GIVE_UP_AFTER_DAYS = 5
/** Emails go out within seconds: one that has waited this long was refused, or the mail server is down. */
const UNDELIVERED_AFTER = '5 minutes'
const MOST_SHOWN = 20
/** Whether an email of table `o` is no longer retried. */
const givenUpAt = (time: string) => `(o.given_up_at is not null
  or (o.attempts >= ${GIVE_UP_AFTER} and o.created_at <= ${time} - interval '${GIVE_UP_AFTER_DAYS} days'))`
export const GIVEN_UP = givenUpAt('now()')
const isTried = `not ${GIVEN_UP}`
type Channel = (typeof outbox.$inferSelect)['channel']
/** Whether an email, or a WhatsApp message, of table `o` is to be sent now. */
export const letterDue = (channel: Channel) =>
  `o.channel = '${channel}' and o.sent_at is null and o.next_at <= now() and ${isTried}`

/** Stores an email; a delay leaves time to cancel it. */
export const writeLetter = (tx: Queries, letter: NewLetter, held = 0) =>
  tx.drizzle.insert(outbox).values({
    ...letter,
    ...(held > 0 && { nextAt: sql`clock_timestamp() + ${held} * interval '1 second'` }),
  })

/** Cancels emails of these messages that were not attempted yet; returns their message ids. */
export async function takeLettersBack(tx: Queries, messageIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ message_id: string }>(
    `delete from outbox where message_id = any($1::uuid[]) and sent_at is null and attempts = 0
     returning message_id`,
    [asArray(messageIds)],
  )
  return rows.map(({ message_id }) => message_id)
}

/** Number of new enquiries announced by email within the hour, regardless of the number of recipients. */
export async function enquiriesToldThisHour(tx: Queries): Promise<number> {
  const [recent] = await tx.query<{ n: number }>(
    `select coalesce(max(n), 0)::integer as n from (
       select sum(enquiries) as n from outbox
       where created_at > now() - interval '1 hour' and enquiries is not null
       group by recipient
     ) of_each`,
  )
  return recent?.n ?? 0
}

/**
 * Claims the email that is due first (lease of 60 seconds, longer than checking and sending): no two processes send an
 * email at once, and a dead process frees it.
 */
export async function claimLetter(db: Queries, channel: Channel = 'email'): Promise<Letter | undefined> {
  const [letter] = await db.query<Letter>(
    `update outbox set attempts = attempts + 1, next_at = now() + interval '60 seconds'
     where id = (
       select id from outbox o where ${letterDue(channel)} order by next_at for update skip locked limit 1
     )
     returning id, recipient, reply_to, subject, body, html, message_id, in_reply_to, unsubscribe`,
  )
  return letter
}

/** Releases an email that was not attempted; `why` says what is wrong with the mail server. */
export const giveLetterBack = (db: Queries, { id }: Letter, why?: LetterRefusal) =>
  db.query(
    `update outbox set attempts = greatest(attempts - 1, 0), next_at = now(), refusal = coalesce($2, refusal)
     where id = $1::bigint`,
    [id, why ?? null],
  )

/** Doubles the wait after each refusal, up to `most` seconds; false if this was the last attempt. */
export async function putLetterOff(
  db: Queries,
  { id }: Letter,
  most: number,
  why: LetterRefusal,
): Promise<boolean> {
  const [row] = await db.query<{ tried: boolean }>(
    `update outbox o set refusal = $3, next_at = now() + least(30 * power(2, least(attempts - 1, 10)), $2::integer) * interval '1 second'
     where id = $1::bigint returning not ${givenUpAt('o.next_at')} as tried`,
    [id, most, why],
  )
  return row?.tried ?? false
}

// An email that is due within a minute may be leased by another process: sending it now would send it twice.
const atOnce = `case when next_at > now() + interval '60 seconds' then now() else next_at end`

/**
 * Retries an answer's email, to the current address; false if its text is gone. An email with a secret is
 * blanked once it is sent or given up, and must be written anew.
 */
export async function bringForward(tx: Queries, messageId: string, recipient: string): Promise<boolean> {
  await tx.query(`delete from outbox where message_id = $1::uuid and secret and body = ''`, [messageId])
  const rows = await tx.query(
    `update outbox set attempts = 0, refusal = null, recipient = $2, created_at = now(), sent_at = null, given_up_at = null,
       next_at = case when refusal = 'bounced' then now() else ${atOnce} end
     where message_id = $1::uuid and (sent_at is null or refusal = 'bounced') returning id`,
    [messageId, recipient],
  )
  return rows.length > 0
}

/** Marks an email or a WhatsApp message as sent, also in its thread, and deletes a secret in it. */
export const markLetterSent = (db: Queries, { id }: Letter, whatsAppId?: string) =>
  db.query(
    `with sent as (
       update outbox set sent_at = now(), body = case when secret then '' else body end,
         html = case when secret then null else html end
       where id = $1::bigint returning message_id
     )
     update messages m set sent_at = now(), whatsapp_id = coalesce(nullif($2::text, ''), m.whatsapp_id)
     from sent where m.id = sent.message_id`,
    [id, whatsAppId ?? null],
  )

/** Records a bounce of an answer; false if it was never sent or the bounce is known. */
export async function markLetterBounced(tx: Queries, messageId: string): Promise<boolean> {
  const rows = await tx.query(
    'update messages set sent_at = null where id = $1::uuid and sent_at is not null returning id',
    [messageId],
  )
  await tx.query(
    `update outbox set refusal = 'bounced' where message_id = $1::uuid and sent_at is not null`,
    [messageId],
  )
  return rows.length > 0
}

/** Number of waiting emails, and the age of the oldest in seconds. */
export async function waitingLetters(db: Queries): Promise<{ letters: number; oldest: number } | undefined> {
  const [row] = await db.query<{ letters: number; oldest: number }>(
    `select count(*) as letters, coalesce(extract(epoch from now() - min(created_at)), 0)::double precision as oldest
     from outbox where channel = 'email' and sent_at is null and given_up_at is null`,
  )
  return row
}

const isUndelivered = `o.channel = 'email' and o.sent_at is null and o.given_up_at is null
  and o.created_at < now() - interval '${UNDELIVERED_AFTER}'`

/** Whether email `o` is about enquiries; all others are about somebody's account. */
const ABOUT_ENQUIRIES = '(o.enquiries is not null or o.message_id is not null or o.unsubscribe is not null)'

/** Number of enquiries for which no email to staff was sent. */
export async function countUnannounced(db: Queries): Promise<number> {
  const [row] = await db.query<{ enquiries: number }>(
    `select count(*)::integer as enquiries from new_enquiries n join enquiries e on e.id = n.enquiry_id
     where not n.announced and e.created_at < now() - interval '${UNDELIVERED_AFTER}'
       and e.deleted_at is null and e.spam is null and e.erased_at is null`,
  )
  return row?.enquiries ?? 0
}

/** Number of undelivered emails. */
export async function countUndelivered(db: Queries): Promise<number> {
  const [row] = await db.query<{ letters: number }>(
    `select count(*)::integer as letters from outbox o where ${isUndelivered}`,
  )
  return row?.letters ?? 0
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** WhatsApp messages that have waited this long: the API can't be reached, or refuses for now. */
export async function countWaitingChats(db: Queries): Promise<number> {
  const [row] = await db.query<{ chats: number }>(
    `select count(*)::integer as chats from outbox o where o.channel = 'whatsapp' and o.sent_at is null
       and o.given_up_at is null and o.created_at < now() - interval '${UNDELIVERED_AFTER}'`,
  )
  return row?.chats ?? 0
}

/** Undelivered emails, oldest first, without addresses. */
export async function undeliveredLetters(db: Queries): Promise<Omit<UndeliveredResult, 'sendsEmail'>> {
  type Found = Omit<WaitingLetter, 'since' | 'nextTryAt'> & {
    since: number
    next: number | null
    undelivered: number
  }
  const rows = await db.query<Found>(
    `select o.id::text as _id, extract(epoch from o.created_at)::double precision as since, o.attempts as tries,
       case when ${isTried} then extract(epoch from o.next_at)::double precision end as next,
       case when ${ABOUT_ENQUIRIES} then 'enquiries' else 'account' end as about,
       case when o.enquiries is not null or u.role = 'admin' then 'staff' when u.role is null and o.message_id is null and o.unsubscribe is null then 'other'
         else 'customer' end as to,
       coalesce(o.refusal, 'waiting') as why, (count(*) over ())::integer as undelivered
     from outbox o left join users u on u.email_key = lower(o.recipient)
     where ${isUndelivered} order by o.created_at, o.id limit ${MOST_SHOWN}`,
  )
  const letters = rows.map(({ _id, since, tries, next, about, to, why }) => ({
    _id,
    tries,
    about,
    to,
    why,
    since: instant(since),
    nextTryAt: next === null ? null : instant(next),
  }))
  return {
    undelivered: rows[0]?.undelivered ?? 0,
    unannounced: await countUnannounced(db),
    since: letters[0]?.since ?? null,
    letters,
  }
}

/** Retries an email now and resets its attempts; one being sent keeps its lease. */
export async function retryLetter(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(
    `update outbox set attempts = 0, next_at = ${atOnce}
     where id = $1::bigint and sent_at is null and given_up_at is null returning id`,
    [id],
  )
  return rows.length > 0
}

export async function isAboutAccount(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(`select from outbox o where id = $1::bigint and not ${ABOUT_ENQUIRIES}`, [id])
  return rows.length > 0
}

/** Gives up an email and deletes a secret in it. */
export async function giveLetterUp(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(
    `update outbox set given_up_at = now(), body = case when secret then '' else body end,
       html = case when secret then null else html end
     where id = $1::bigint and sent_at is null and given_up_at is null returning id`,
    [id],
  )
  return rows.length > 0
}
