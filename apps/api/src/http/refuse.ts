import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorCode, isAway } from '../db/database.ts'
import { faultOf } from '../process/fault.ts'
import { HttpError, unavailable } from './http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read although not a GET: nothing of the body is stored. */
    storesNothing?: true
  }
}

type Fields = Record<string, string>

/** The first message of each field, in the order of the schema. */
function fieldErrors(error: FastifyError): Fields {
  const fields: Fields = {}
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body'
    fields[field] ??= message ?? 'is wrong'
  }
  return fields
}

const texts: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'This text is too long. Shorten it and try again.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Send JSON, with content-type: application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body does not match its Content-Length. Send it again.'],
}

/** The message for the caller: the error's own if it is meant for callers, else a general one without internals. */
export function asRefusal(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldErrors(error as FastifyError)
    const [message = 'Send the fields as JSON.'] = Object.values(fields)
    return new HttpError(400, fields.body ? 'Send the fields as a JSON object.' : message, {
      errors: fields,
    })
  }
  if (isAway(error)) return unavailable()
  const known = texts[error.code]
  if (known) return new HttpError(...known)
  if (isDataException(error)) return new HttpError(400, "This contains characters that can't be stored.")
  if (error instanceof SyntaxError || (error.statusCode === 400 && error.code?.startsWith('FST_ERR_CTP'))) {
    return new HttpError(400, 'The body is not valid JSON.')
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, 'The request could not be read.')
  }
  return ownFault()
}

/** SQLSTATE class 22: the text passed the schema but can't be stored. */
const isDataException = (error: FastifyError): boolean => /^22\w{3}$/.test(errorCode(error) ?? '')

const ownFault = () => new HttpError(500, 'Something went wrong. Try again later.')

/** SQLSTATE class 22 on a read: a query of ours is malformed, and the caller has sent nothing to store. */
const isOwnFault = (error: FastifyError, { method, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD' || routeOptions.config.storesNothing === true) &&
  isDataException(error)

export function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = isOwnFault(error, request) ? ownFault() : asRefusal(error)
  if (refusal.statusCode >= 500) request.log.error({ reqId: request.id, ...faultOf(error) }, 'failed')
  else if (isDataException(error)) request.log.warn({ reqId: request.id, ...faultOf(error) }, 'not stored')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  if (refusal.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(refusal.statusCode)
    .send({ message: refusal.message, ...(refusal.errors && { errors: refusal.errors }), ...refusal.extra })
}
