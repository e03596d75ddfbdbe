import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { type Session, sessionOf, signedOut } from '../../http/session.ts'
import { assertBySecondFactor } from '../passkeys/passkey-store.ts'
import { mailSecondFactor, type Sender } from '../users/account-letters.ts'
import { auditOwnChange, checkOwnPassword } from '../users/own-account.ts'
import { continueSession } from '../users/session/open-session.ts'
import { endTokens } from '../users/user-store.ts'
import { checkCode, wrongCode } from './check-code.ts'
import type { Encryption } from './encryption.ts'
import { newSecret } from './one-time-code.ts'
import { newRecoveryCodes, recoveryDigest } from './recovery-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  hasSecondFactor,
  isAskedOfStaff,
  replaceRecoveryCodes,
} from './second-factor-store.ts'

const alreadyOn = () => new HttpError(409, 'Two-step verification is already on. Remove it first.')

interface Change {
  /** For the email and the audit trail. */
  detail: string
  method?: 'code' | 'password'
  apply: (tx: Queries) => Promise<unknown>
}

/** Changes the second factor and ends every other session, as a new password does. */
export async function changeSecondFactor(
  app: FastifyInstance,
  request: FastifyRequest,
  sender: Sender,
  { detail, method, apply }: Change,
) {
  const user = await app.db.transaction(async (tx) => {
    const row = await endTokens(tx, sessionOf(request))
    if (!row) throw signedOut()
    await apply(tx)
    await mailSecondFactor(tx, row, detail, sender)
    await auditOwnChange(tx, app.actorOf(request), `second factor ${detail}`)
    return row
  })
  return continueSession(app, request, user, method)
}

export async function readSecondFactor(db: Queries, { id, role }: Session) {
  const at = (await findSecondFactor(db, id))?.confirmedAt ?? null
  return {
    since: at === null ? null : new Date(at).toISOString(),
    recoveryCodes: await countRecoveryCodes(db, id),
    asked: role === 'admin' && (await isAskedOfStaff(db)),
  }
}

/** Stores a new secret for an authenticator app; it counts once its first code is confirmed. */
export async function beginSetup(
  app: FastifyInstance,
  session: Session,
  password: string,
  encryption: Encryption,
) {
  await assertBySecondFactor(app.db, session)
  const { email } = await checkOwnPassword(app, session.id, password)
  const secret = newSecret()
  if (!(await beginSecondFactor(app.db, session.id, encryption.encrypt(secret)))) throw alreadyOn()
  return { secret, email }
}

export async function takeCode(
  app: FastifyInstance,
  request: FastifyRequest,
  encryption: Encryption,
  code: string,
) {
  const userId = sessionOf(request).id
  if (!(await checkCode(app, request, encryption, { userId, code }))) throw wrongCode(422)
}

/** Turns the second factor on with a first code; returns the new session and the recovery codes. */
export async function turnOn(
  app: FastifyInstance,
  request: FastifyRequest,
  sender: Sender,
  { encryption, code }: { encryption: Encryption; code: string },
) {
  const session = sessionOf(request)
  if (await hasSecondFactor(app.db, session.id)) throw alreadyOn()
  await takeCode(app, request, encryption, code)
  const recoveryCodes = newRecoveryCodes()
  const auth = await changeSecondFactor(app, request, sender, {
    detail: 'set up',
    method: 'code',
    apply: async (tx) => {
      await assertBySecondFactor(tx, session)
      await confirmSecondFactor(tx, session.id)
      await replaceRecoveryCodes(tx, session.id, recoveryCodes.map(recoveryDigest))
    },
  })
  return { ...auth, recoveryCodes }
}

export async function renewRecoveryCodes(app: FastifyInstance, request: FastifyRequest, sender: Sender) {
  const { id } = sessionOf(request)
  if (!(await hasSecondFactor(app.db, id))) throw new HttpError(409, 'Set up two-step verification first.')
  const recoveryCodes = newRecoveryCodes()
  const auth = await changeSecondFactor(app, request, sender, {
    detail: 'given new recovery codes',
    apply: (tx) => replaceRecoveryCodes(tx, id, recoveryCodes.map(recoveryDigest)),
  })
  return { ...auth, recoveryCodes }
}
