import { randomUUID } from 'node:crypto'
import type { AuthResult } from '@susegad/api-client/contract'
import type { SessionMethod } from '@susegad/api-client/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionOf } from '../../../http/session.ts'
import { toUser, type UserRow } from '../user-store.ts'
import { deviceName } from './device-name.ts'
import { followSession, type NewSession, storeSession } from './session-store.ts'

function signed(app: FastifyInstance, request: FastifyRequest, row: UserRow, method: SessionMethod) {
  const id = randomUUID()
  const { token, expiresAt } = app.signToken(row, id)
  const session: NewSession = {
    id,
    userId: row.id,
    tokenVersion: row.tokenVersion,
    device: deviceName(request.headers['user-agent']),
    method,
    expiresAt,
  }
  return { token, session }
}

/** Signs a person in: stores the session and returns its token. */
export async function openSession(
  app: FastifyInstance,
  request: FastifyRequest,
  row: UserRow,
  method: SessionMethod = 'password',
): Promise<AuthResult> {
  const { token, session } = signed(app, request, row, method)
  await storeSession(app.db, session)
  return { token, user: toUser(row) }
}

/** Returns a new token for the current session, after all tokens of the account were revoked. */
export async function goOnAlone(
  app: FastifyInstance,
  request: FastifyRequest,
  row: UserRow,
  method?: SessionMethod,
): Promise<AuthResult> {
  const current = sessionOf(request)
  const { token, session } = signed(app, request, row, method ?? current.method)
  await app.db.transaction((tx) => followSession(tx, row, current.token.id, session))
  return { token, user: toUser(row) }
}
