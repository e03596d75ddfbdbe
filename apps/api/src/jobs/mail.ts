import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Queries } from '../db/database.ts'
import {
  claimLetter,
  giveLetterBack,
  type Letter,
  markLetterSent,
  putLetterOff,
} from '../db/stores/outbox-store.ts'
import { enquiryOfMessage } from '../features/enquiries/messages/message-store.ts'
import { threadOf } from '../features/enquiries/thread-parts.ts'
import { isTemporary, refusalOf, whyRefused } from './refusal.ts'
import type { Send } from './send-letter.ts'

interface Round {
  most?: number
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Ends the round; the email being sent goes back to the outbox. */
  stop?: AbortSignal
  /** Called for each email that was sent or postponed. */
  settled?: (letter: Letter) => Promise<void>
}

/** A refusal that only the owner can fix. */
const hintOf = (error: unknown) =>
  refusalOf(error).code === 'ETLS' && {
    hint: 'The mail server offers no encryption, or its certificate is not valid. Set SMTP_URL to one that does, or add ?tls=optional to it.',
  }

/** Sends due emails one by one. If the mail server is unavailable, no email is tried. */
export async function sendDueMail(db: Queries, send: Send, round: Round = {}): Promise<number> {
  const { most = 20, log, stop, settled } = round
  for (let sent = 0; sent < most; sent++) {
    if (stop?.aborted) return sent
    const letter = await claimLetter(db)
    if (!letter) return sent
    try {
      if (sent === 0) await send.ready?.(stop)
    } catch (error) {
      await giveLetterBack(db, letter, stop?.aborted ? undefined : whyRefused(refusalOf(error)))
      if (!stop?.aborted)
        log?.warn({ job: 'mail', ...refusalOf(error), ...hintOf(error) }, 'mail server away')
      return sent
    }
    try {
      await send(letter)
    } catch (error) {
      if (stop?.aborted) {
        await giveLetterBack(db, letter)
        return sent
      }
      const refusal = refusalOf(error)
      // A temporary refusal waits less.
      await putLetterOff(db, letter, isTemporary(refusal) ? 300 : 3600, whyRefused(refusal))
      log?.warn({ job: 'mail', letter: letter.id, ...refusal }, 'email delayed')
      await settled?.(letter)
      continue
    }
    await markLetterSent(db, letter)
    await settled?.(letter)
  }
  return most
}

/** Notifies open desks that an answer was sent, or why not. */
export async function tellOfAnswer(
  { db, live }: Pick<FastifyInstance, 'db' | 'live'>,
  { message_id }: Letter,
): Promise<void> {
  const enquiry = message_id === null ? undefined : await enquiryOfMessage(db, message_id)
  if (enquiry !== undefined) live.tell('changed', [enquiry, await threadOf(db, enquiry)])
}
