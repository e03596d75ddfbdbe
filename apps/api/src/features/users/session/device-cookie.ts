import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

// The same as the retention of known browsers in housekeeping.
const MAX_AGE = 90 * 24 * 3600

const secretOf = (request: FastifyRequest): string | undefined =>
  /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

const digest = (secret: string): string => hash('sha256', secret, 'base64url').slice(0, 22)

/** The browser's id from its cookie, which alone signs nobody in. */
export const deviceOf = (request: FastifyRequest): string | undefined => {
  const secret = secretOf(request)
  return secret === undefined ? undefined : digest(secret)
}

/** Sets or renews the browser's cookie and returns its id. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const secret = secretOf(request) ?? randomBytes(32).toString('base64url')
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `device=${secret}; Path=/api/users; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict${secure}`,
  )
  return digest(secret)
}
