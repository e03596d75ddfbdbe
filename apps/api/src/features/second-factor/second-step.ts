import type { AuthResult, SecondStep } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openSession } from '../users/session/open-session.ts'
import type { UserRow } from '../users/user-store.ts'
import { hasSecondFactor } from './second-factor-store.ts'

type FirstStep = { status: 200; body: AuthResult } | { status: 202; body: SecondStep }

/**
 * After the password or a mailed link: signs in a person without a second factor, and gives others a ticket for the
 * second step. Only a sign-in that is complete makes a browser known.
 */
export async function afterPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  { publicUrl }: { publicUrl: string },
): Promise<FirstStep> {
  if (await hasSecondFactor(app.db, user.id)) {
    const ticket = app.tickets.sign('second-step', { userId: user.id, version: user.tokenVersion })
    return { status: 202, body: { ticket } }
  }
  return { status: 200, body: await openSession(app, request, reply, { user, publicUrl }) }
}
