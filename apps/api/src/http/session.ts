import type { SessionMethod, StaffRole, TokenScope } from '@susegad/api-client/rules'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** What the database says about the holder of a token, at each request. */
export interface SessionUser {
  id: string
  name: string
  role: 'customer' | 'admin'
  /** Null of customers. */
  staffRole: StaffRole | null
  tokenVersion: number
  /** How the session began. */
  method: SessionMethod
}

export interface Session extends SessionUser {
  /** A personal access token has scopes. */
  token: { id: string; expiresAt: Date; scopes?: readonly TokenScope[] }
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** The session of a request that passed a guard. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new HttpError(401, 'Sign in to continue.')
  return request.session
}
