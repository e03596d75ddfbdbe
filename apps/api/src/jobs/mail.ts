import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../db/database.ts'
import { isTemporary, refusalOf } from './refusal.ts'
import type { Letter, Send } from './send-letter.ts'

interface Round {
  most?: number
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Ends the round: what is being sent goes back to the outbox. */
  stop?: AbortSignal
}

const GIVE_UP_AFTER = 50
const GIVE_UP_AFTER_DAYS = 5

// Longer than a check and a sending together: a process that dies meanwhile neither blocks the letter nor doubles it.
const claim = (db: Queries) =>
  db.query<Letter>(
    `update outbox set attempts = attempts + 1, next_at = now() + interval '60 seconds'
     where id = (
       select id from outbox where sent_at is null and next_at <= now()
         and (attempts < ${GIVE_UP_AFTER} or created_at > now() - interval '${GIVE_UP_AFTER_DAYS} days')
       order by next_at for update skip locked limit 1
     )
     returning id, recipient, reply_to, subject, body`,
  )

const giveBack = (db: Queries, { id }: Letter) =>
  db.query('update outbox set attempts = attempts - 1, next_at = now() where id = $1::bigint', [id])

/** Waits twice as long after each refusal; less long when the server itself says that it is for now. */
const putOff = (db: Queries, { id }: Letter, most: number) =>
  db.query(
    `update outbox set next_at = now() + least(30 * power(2, least(attempts - 1, 10)), $2::integer) * interval '1 second'
     where id = $1::bigint`,
    [id, most],
  )

/** Sends what is due, one letter after the other. While the mail server is away, no letter is tried at all. */
export async function sendDueMail(db: Queries, send: Send, round: Round = {}): Promise<number> {
  const { most = 20, log, stop } = round
  for (let sent = 0; sent < most; sent++) {
    if (stop?.aborted) return sent
    const [letter] = await claim(db)
    if (!letter) return sent
    try {
      if (sent === 0) await send.ready?.()
    } catch (error) {
      await giveBack(db, letter)
      if (!stop?.aborted) log?.warn({ job: 'mail', ...refusalOf(error) }, 'mail server away')
      return sent
    }
    try {
      await send(letter)
    } catch (error) {
      if (stop?.aborted) {
        await giveBack(db, letter)
        return sent
      }
      const refusal = refusalOf(error)
      await putOff(db, letter, isTemporary(refusal) ? 300 : 3600)
      log?.warn({ job: 'mail', letter: letter.id, ...refusal }, 'letter put off')
      continue
    }
    await db.query(
      `update outbox set sent_at = now(), body = case when secret then '' else body end where id = $1::bigint`,
      [letter.id],
    )
  }
  return most
}
