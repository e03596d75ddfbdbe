import { hash } from 'node:crypto'
import type { enquiryInput } from '@susegad/api-client/contract'
import type { SpamReason } from '@susegad/api-client/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError, tooMany } from '../../../http/http-error.ts'
import { iso } from '../enquiry-rows.ts'
import { visitorFields } from '../visitor-fields.ts'
import { wantsHtml } from './form-post.ts'
import { storeSubmission } from './submission-store.ts'

type Values = z.output<typeof enquiryInput>

const MAX_LINKS = 5
export const KEY_MAX_LENGTH = 255

/** Why an enquiry is marked as spam, or null. It is stored either way. */
function suspicion({ website, message, subject }: Values): SpamReason | null {
  if (typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null)
    return 'honeypot'
  const links = `${subject} ${message}`.match(/https?:\/\/|www\./gi)?.length ?? 0
  return links > MAX_LINKS ? 'links' : null
}

function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  if (header === undefined || header === '') return null
  if (typeof header !== 'string' || header.length > KEY_MAX_LENGTH) {
    throw new HttpError(400, `Idempotency-Key must be one text of at most ${KEY_MAX_LENGTH} characters.`)
  }
  return hash('sha256', header, 'base64url')
}

/** A form without JavaScript sends no key, so a hash of its fields and page identifies the enquiry. */
const formKey = (fingerprint: string, { context }: Values): string =>
  hash('sha256', JSON.stringify(['form', fingerprint, context ?? null]), 'base64url')

/** Stores an enquiry exactly once, even if the request is repeated. */
export async function submitEnquiry(app: FastifyInstance, request: FastifyRequest, values: Values) {
  const { limits, db } = app
  const fields = visitorFields.map(({ field }) => values[field] ?? null)
  const fingerprint = hash('sha256', JSON.stringify(fields), 'base64url')
  const key = keyOf(request) ?? (wantsHtml(request) ? formKey(fingerprint, values) : null)
  // Limit by address only: accounts are easy to create, and each would get a limit of its own.
  const source = limits.on ? `enquiry from ${limits.addressOf(request)}` : null
  const result = await storeSubmission(db, {
    key,
    fingerprint,
    source,
    rate: limits.rates.enquiries,
    fields,
    userId: request.session?.id ?? null,
    context: values.context,
    spam: suspicion(values),
    notice: values.noticeVersion ?? null,
  })
  if (result.outcome === 'busy') {
    throw new HttpError(409, 'This enquiry is being stored right now. Try again in a second.', {
      retryAfter: 1,
    })
  }
  if (result.outcome === 'mismatch') {
    throw new HttpError(422, 'This Idempotency-Key was used for another enquiry. Use a new key.')
  }
  if (result.outcome === 'limited') throw tooMany(result.wait, 'Too many enquiries in a short time')
  if (result.outcome === 'stored') app.live.tell('created', [result.id])
  return { enquiry: { _id: result.id, createdAt: iso(result.created_at), status: 'pending' as const } }
}
