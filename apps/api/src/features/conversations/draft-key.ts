import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import type { MessageRow } from '../enquiries/messages/message-rows.ts'
import { isSameQuote, type NewQuote } from '../quotes/quote-rows.ts'

const LONGEST = 255

/** The Idempotency-Key, scoped to the person: guessing a key can't reveal somebody else's message. */
export function draftKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined || header === '') return undefined
  if (typeof header !== 'string' || header.length > LONGEST)
    throw new HttpError(400, `Idempotency-Key must be one text of at most ${LONGEST} characters.`)
  return hash('sha256', `${sessionOf(request).id} ${header}`, 'base64url')
}

/** Rejects a repeated Idempotency-Key with another text. */
export function assertSameDraft({ body, quote }: MessageRow, text: string, offered?: NewQuote): void {
  if (body !== text || !isSameQuote(quote, offered))
    throw new HttpError(
      422,
      'An earlier version of this text was sent already. Read it, and send again if there is more to say.',
    )
}
