import { hash } from 'node:crypto'
import type { enquiryInput } from '@susegad/api-client/contract'
import type { SpamReason } from '@susegad/api-client/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { iso } from '../../../dates/iso.ts'
import { idempotencyKey, KEY_DAYS, keyOfAnotherEnquiry } from '../../../http/idempotency-key.ts'
import { type NewEnquiry, type Once, storeEnquiry } from '../changes/store-enquiry.ts'
import { planIn } from '../sent-plan.ts'
import { visitorFields } from '../visitor-fields.ts'
import { wantsHtml } from './form-post.ts'

type Values = z.output<typeof enquiryInput>

const MAX_LINKS = 5
/** With a phone number that is none, such as 0000000000. */
const MAX_LINKS_UNREACHABLE = 1

/** Why an enquiry is marked as spam, or null. It is stored either way. */
function suspicion({ website, message, subject, phone }: Values): SpamReason | null {
  if (typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null)
    return 'honeypot'
  const links = `${subject} ${message}`.match(/https?:\/\/|www\./gi)?.length ?? 0
  const isReachable = new Set(phone.match(/\p{Nd}/gu)).size > 1
  return links > (isReachable ? MAX_LINKS : MAX_LINKS_UNREACHABLE) ? 'links' : null
}

/** A form without JavaScript sends no key, so a hash of its fields and page identifies the enquiry. */
const formKey = (fingerprint: string, { context }: Values): string =>
  hash('sha256', JSON.stringify(['form', fingerprint, context ?? null]), 'base64url')

/** How long a repeated request is recognized: by its key, and without one by its sender and text (a double click). */
const REMEMBERED = { key: KEY_DAYS * 86_400, doubleClick: 10 }

/** Stores an enquiry exactly once, even if the request is repeated. */
export async function submitEnquiry(app: FastifyInstance, request: FastifyRequest, values: Values) {
  const { limits } = app
  const fields = { ...values, dateOfPlan: values.dateOfPlan ?? values.trip?.arrival ?? null }
  const plan = planIn(values)
  const words = visitorFields.map(({ field }) => fields[field])
  const fingerprint = hash('sha256', JSON.stringify(plan ? [...words, plan] : words), 'base64url')
  // Limit by address only: accounts are easy to create, and each would get a limit of its own.
  const source = `enquiry from ${limits.addressOf(request)}`
  const sent = idempotencyKey(request)
  const ownKey = wantsHtml(request) ? formKey(fingerprint, values) : undefined
  const key = sent === undefined ? ownKey : hash('sha256', sent, 'base64url')
  let once: Once | undefined
  if (key !== undefined) once = { key, fingerprint, seconds: REMEMBERED.key }
  else if (limits.on) once = { key: `${source} ${fingerprint}`, fingerprint, seconds: REMEMBERED.doubleClick }

  const enquiry: NewEnquiry = {
    fields,
    context: values.context,
    plan,
    source: 'site',
    userId: request.session?.id,
    spam: suspicion(values),
    notice: values.noticeVersion,
  }
  const limit = limits.on ? { rate: limits.rates.enquiries, key: source } : undefined
  const stored = await storeEnquiry(app, enquiry, { once, limit })
  if (stored.outcome === 'mismatch') throw keyOfAnotherEnquiry()
  if (stored.outcome === 'stored') app.live.tell('created', [stored.id])
  return { enquiry: { _id: stored.id, createdAt: iso(stored.createdAt), status: 'pending' as const } }
}
