import { randomUUID } from 'node:crypto'
import type { AuthResult } from '@susegad/api-client/contract'
import type { SessionMethod } from '@susegad/api-client/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionOf } from '../../../http/session.ts'
import { toUser, type UserRow } from '../user-store.ts'
import { keepDevice } from './device-cookie.ts'
import { deviceName } from './device-name.ts'
import { rememberPlace } from './known-store.ts'
import { type NewSession, replaceSession, storeSession } from './session-store.ts'

function newSession(app: FastifyInstance, request: FastifyRequest, user: UserRow, method: SessionMethod) {
  const id = randomUUID()
  const { token, expiresAt } = app.signToken(user, id)
  const session: NewSession = {
    id,
    userId: user.id,
    tokenVersion: user.tokenVersion,
    device: deviceName(request.headers['user-agent']),
    method,
    expiresAt,
  }
  return { token, session }
}

/** Signs a person in: remembers the browser, stores the session and returns its token. */
export async function openSession(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, publicUrl, method = 'password' }: { user: UserRow; publicUrl: string; method?: SessionMethod },
): Promise<AuthResult> {
  const address = app.limits.addressOf(request)
  await rememberPlace(app.db, user.id, { address, device: keepDevice(request, reply, publicUrl) })
  const { token, session } = newSession(app, request, user, method)
  await storeSession(app.db, session)
  return { token, user: toUser(user) }
}

/** Returns a new token for the current session, after all tokens of the account were revoked. */
export async function continueSession(
  app: FastifyInstance,
  request: FastifyRequest,
  user: UserRow,
  method?: SessionMethod,
): Promise<AuthResult> {
  const current = sessionOf(request)
  const { token, session } = newSession(app, request, user, method ?? current.method)
  await app.db.transaction((tx) => replaceSession(tx, current.token.id, session))
  return { token, user: toUser(user) }
}
