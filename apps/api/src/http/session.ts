import type { SessionMethod, StaffRole, TokenScope } from '@susegad/api-client/rules'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** Current rights of the holder of a token, read at each request. */
export interface SessionUser {
  id: string
  name: string
  role: 'customer' | 'admin'
  /** Null for customers. */
  staffRole: StaffRole | null
  /** Whether they may edit the site's content. */
  editsSite: boolean
  tokenVersion: number
  /** How the person signed in. */
  method: SessionMethod
  /** Whether a second factor is required, and the session began without one. */
  secondFactorDue: boolean
}

export interface Session extends SessionUser {
  /** Scopes, only for a personal access token. */
  token: { id: string; expiresAt: Date; scopes?: readonly TokenScope[] }
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** Whether a staff guard has accepted the request. */
    byStaff: boolean
  }
}

/** Refuses staff calls of a member who signed in without the required second factor. */
export function assertSecondFactor({ secondFactorDue }: Pick<SessionUser, 'secondFactorDue'>): void {
  if (secondFactorDue)
    throw new HttpError(
      403,
      'Your team requires two-step verification. Set it up in your profile, or sign in with it.',
    )
}

export const signedOut = (): HttpError => new HttpError(401, 'Sign in to continue.')

/** The session of a request that passed a guard. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw signedOut()
  return request.session
}
