import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../db/database.ts'
import { isTemporary, refusalOf } from './refusal.ts'
import type { Letter, Send } from './send-letter.ts'

interface Round {
  most?: number
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Ends the round; the letter being sent goes back to the outbox. */
  stop?: AbortSignal
}

const GIVE_UP_AFTER = 50
const GIVE_UP_AFTER_DAYS = 5

// 60 seconds exceed a check and a sending together: no two processes send a letter at once, and a dead one frees it.
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

/** Doubles the wait after each refusal, up to `most` seconds; a temporary refusal has the lower limit. */
const putOff = (db: Queries, { id }: Letter, most: number) =>
  db.query(
    `update outbox set next_at = now() + least(30 * power(2, least(attempts - 1, 10)), $2::integer) * interval '1 second'
     where id = $1::bigint`,
    [id, most],
  )

/** Sends due letters one by one. If the mail server is unavailable, no letter is tried. */
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
