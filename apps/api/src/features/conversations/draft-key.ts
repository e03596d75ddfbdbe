import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { idempotencyKey } from '../../http/idempotency-key.ts'
import { sessionOf } from '../../http/session.ts'
import type { MessageRow } from '../enquiries/messages/message-rows.ts'
import { findByDraft } from '../enquiries/messages/message-store.ts'
import { isSameQuote, type NewQuote } from '../quotes/quote-rows.ts'

/** The Idempotency-Key, scoped to the person: guessing a key can't reveal somebody else's message. */
export function draftKeyOf(request: FastifyRequest): string | undefined {
  const key = idempotencyKey(request)
  return key && hash('sha256', `${sessionOf(request).id} ${key}`, 'base64url')
}

interface Draft {
  draftKey: string | undefined
  text: string
  quote?: NewQuote | undefined
  attachments?: readonly string[] | undefined
}

/** The message that this draft has already become; rejects a repeated key with another text. */
export async function findSent(
  tx: Queries,
  enquiryId: string,
  { draftKey, text, quote, attachments = [] }: Draft,
): Promise<MessageRow | undefined> {
  const sent = draftKey === undefined ? undefined : await findByDraft(tx, enquiryId, draftKey)
  if (!sent) return undefined
  const isSame = sent.attachments.map(({ id }) => id).join() === attachments.join()
  if (isSame && sent.body === text && isSameQuote(sent.quote, quote)) return sent
  throw new HttpError(
    422,
    'An earlier version of this text was sent already. Read it, and send again if there is more to say.',
  )
}
