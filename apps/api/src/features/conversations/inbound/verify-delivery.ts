import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { HttpError } from '../../../http/http-error.ts'

/** Seconds. Older deliveries may be replayed. */
const TOLERANCE = 300

const refused = () => new HttpError(403, 'The signature of this email is missing, wrong or too old.')

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** The parts of a Standard Webhooks signature; rejects malformed ones before the email is read. */
export function signatureOf(headers: IncomingHttpHeaders, now = Date.now()) {
  const id = one(headers['webhook-id'])
  const timestamp = Number(one(headers['webhook-timestamp']) || Number.NaN)
  const signatures = one(headers['webhook-signature'])
    .split(' ')
    .flatMap((part) => (part.startsWith('v1,') ? [Buffer.from(part.slice(3), 'base64')] : []))
  if (!id || signatures.length === 0 || !(Math.abs(now / 1000 - timestamp) <= TOLERANCE)) throw refused()
  return { id, timestamp, signatures }
}

/** Verifies the raw bytes, because an email may be in any character set. */
export function verifyDelivery(headers: IncomingHttpHeaders, body: Buffer, secret: string): void {
  const { id, timestamp, signatures } = signatureOf(headers)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  const matches = signatures.some(
    (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
  )
  if (!matches) throw refused()
}
