import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'

/** The operation id chosen by the caller: a request whose response was lost can be repeated or undone. */
export function operationIdOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || !isId(key)) throw new HttpError(400, 'Idempotency-Key must be a UUID here.')
  return key.toLowerCase()
}

export const keyTaken = () => new HttpError(409, 'This Idempotency-Key is already used. Choose another.')
