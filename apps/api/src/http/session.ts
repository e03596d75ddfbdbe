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
  /** Whether they may edit the site's content. */
  editsSite: boolean
  tokenVersion: number
  /** How the session began. */
  method: SessionMethod
  /** Whether a second factor is asked of this member, and the session began without one. */
  secondFactorDue: boolean
}

export interface Session extends SessionUser {
  /** A personal access token has scopes. */
  token: { id: string; expiresAt: Date; scopes?: readonly TokenScope[] }
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** Whether a guard that lets only staff through has let it through. */
    byStaff: boolean
  }
}

/** Refuses what only the staff may, to a member who signed in without the second factor that is asked of all. */
export function assertSecondFactor({ secondFactorDue }: Pick<SessionUser, 'secondFactorDue'>): void {
  if (secondFactorDue)
    throw new HttpError(
      403,
      'Your team requires a second factor. Set one up in your profile, or sign in with it.',
    )
}

export const signedOut = (): HttpError => new HttpError(401, 'Sign in to continue.')

/** The session of a request that passed a guard. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw signedOut()
  return request.session
}
