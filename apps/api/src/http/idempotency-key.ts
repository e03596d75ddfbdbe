import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HttpError } from './http-error.ts'
import { isId } from './ids.ts'

export const KEY_MAX_LENGTH = 255

/** How long the key of an enquiry is remembered: a phone may be without a connection for weeks. */
export const KEY_DAYS = 30

export const keyHeader = z.object({ 'idempotency-key': z.string().optional() })

/** The caller's Idempotency-Key, if any; an operation takes only a UUID, which becomes its id. */
export function idempotencyKey({ headers }: FastifyRequest, kind?: 'uuid'): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key === 'string' && (kind === 'uuid' ? isId(key) : key.length <= KEY_MAX_LENGTH)) return key
  const wanted = kind === 'uuid' ? 'a UUID here' : `one text of at most ${KEY_MAX_LENGTH} characters`
  throw new HttpError(400, `Idempotency-Key must be ${wanted}.`)
}

export const keyTaken = () => new HttpError(409, 'This Idempotency-Key is already used. Choose another.')
export const keyOfAnotherEnquiry = () =>
  new HttpError(422, 'This Idempotency-Key was used for another enquiry. Use a new key.')
