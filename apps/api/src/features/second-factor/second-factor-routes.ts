import {
  authSchema,
  newCodesSchema,
  secondFactorCodeInput,
  secondFactorOptionsSchema,
  secondFactorPasswordInput,
  secondFactorRemovalInput,
  secondFactorResultSchema,
} from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf, signedOut } from '../../http/session.ts'
import { assertBySecondFactor } from '../passkeys/assert-by-second-factor.ts'
import { mailSecondFactor, type Sender } from '../users/account-letters.ts'
import { checkOwnPassword } from '../users/own-password.ts'
import { goOnAlone } from '../users/session/open-session.ts'
import { endTokens } from '../users/user-store.ts'
import { checkCode } from './check-code.ts'
import { base32, newSecret, setupUri } from './one-time-code.ts'
import { newRecoveryCodes, recoveryDigest } from './recovery-code.ts'
import { seals } from './seal.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  dropSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  isAskedOfStaff,
  replaceRecoveryCodes,
} from './second-factor-store.ts'

const tags = ['Accounts']
const security = bearer

const WRONG = 'This code is wrong, or was used before.'
const wrongCode = () => new HttpError(422, WRONG, { errors: { code: WRONG } })

/** Changes the second factor and ends every other session, as a new password does. */
async function changeAlone(
  app: FastifyInstance,
  request: FastifyRequest,
  sender: Sender,
  {
    detail,
    method,
    act,
  }: { detail: string; method?: 'code' | 'password'; act: (tx: Queries) => Promise<unknown> },
) {
  const session = sessionOf(request)
  const { id } = session
  const row = await app.db.transaction(async (tx) => {
    const user = await endTokens(tx, session)
    if (!user) throw signedOut()
    await act(tx)
    await mailSecondFactor(tx, user, detail, sender)
    await writeAudit(tx, app.actorOf(request), {
      action: 'changed',
      record: 'account',
      recordId: id,
      detail: `second factor ${detail}`,
    })
    return user
  })
  return goOnAlone(app, request, row, method)
}

/** Second factor of the signed-in person: an authenticator app, and recovery codes for a lost phone. */
export const secondFactorRoutes: FastifyPluginAsyncZod<Sender & { secret: string }> = async (
  app,
  { secret: serviceSecret, ...sender },
) => {
  app.addHook('onRequest', app.signedIn)
  const sealed = seals(serviceSecret)

  app.get(
    '/users/second-factor',
    {
      schema: {
        tags,
        security,
        summary: 'Get your second factor',
        response: answers({ 200: secondFactorResultSchema }, 401),
      },
    },
    async (request) => {
      const { id, role } = sessionOf(request)
      const factor = await findSecondFactor(app.db, id)
      const at = factor?.confirmedAt ?? null
      return {
        secondFactor: {
          since: at === null ? null : new Date(at).toISOString(),
          recoveryCodes: await countRecoveryCodes(app.db, id),
          asked: role === 'admin' && (await isAskedOfStaff(app.db)),
        },
      }
    },
  )

  app.post(
    '/users/second-factor/options',
    {
      schema: {
        tags,
        security,
        summary: 'Get a secret for an authenticator app',
        description:
          'Requires the password. Signing in does not ask for a code until the first one is confirmed.',
        body: secondFactorPasswordInput,
        response: answers({ 200: secondFactorOptionsSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const session = sessionOf(request)
      const { id } = session
      await assertBySecondFactor(app.db, session)
      const user = await checkOwnPassword(app, id, request.body.password)
      const secret = newSecret()
      if (!(await beginSecondFactor(app.db, id, sealed.seal(secret))))
        throw new HttpError(409, 'You already have a second factor. Remove it first.')
      return {
        secret: base32(secret),
        uri: setupUri(secret, { issuer: sender.business.name, account: user.email }),
      }
    },
  )

  app.post(
    '/users/second-factor',
    {
      schema: {
        tags,
        security,
        summary: 'Turn on the second factor',
        description:
          'Requires a first code from the app. Ends every other session, and returns a new token and the recovery codes, which are shown only once.',
        body: secondFactorCodeInput,
        response: answers({ 201: newCodesSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      const { id } = session
      if (await hasSecondFactor(app.db, id))
        throw new HttpError(409, 'You already have a second factor. Remove it first.')
      if (!(await checkCode(app, request, sealed, { userId: id, code: request.body.code }))) throw wrongCode()
      const codes = newRecoveryCodes()
      const auth = await changeAlone(app, request, sender, {
        detail: 'set up',
        method: 'code',
        act: async (tx) => {
          await assertBySecondFactor(tx, session)
          await confirmSecondFactor(tx, id)
          await replaceRecoveryCodes(tx, id, codes.map(recoveryDigest))
        },
      })
      return reply.code(201).send({ ...auth, recoveryCodes: codes })
    },
  )

  app.post(
    '/users/second-factor/recovery-codes',
    {
      schema: {
        tags,
        security,
        summary: 'Create new recovery codes',
        description: 'Earlier recovery codes stop working, and every other session ends.',
        body: secondFactorPasswordInput,
        response: answers({ 201: newCodesSchema }, 401, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const { id } = sessionOf(request)
      await checkOwnPassword(app, id, request.body.password)
      if (!(await hasSecondFactor(app.db, id))) throw new HttpError(409, 'Set up a second factor first.')
      const codes = newRecoveryCodes()
      const auth = await changeAlone(app, request, sender, {
        detail: 'given other recovery codes',
        act: (tx) => replaceRecoveryCodes(tx, id, codes.map(recoveryDigest)),
      })
      return reply.code(201).send({ ...auth, recoveryCodes: codes })
    },
  )

  app.post(
    '/users/second-factor/removal',
    {
      schema: {
        tags,
        security,
        summary: 'Turn off the second factor',
        description: 'Requires the password and a code. Ends every other session.',
        body: secondFactorRemovalInput,
        response: answers({ 200: authSchema }, 401, 404, 415, 422),
      },
    },
    async (request) => {
      const { id } = sessionOf(request)
      const { password, code } = request.body
      await checkOwnPassword(app, id, password)
      if (!(await checkCode(app, request, sealed, { userId: id, code }))) throw wrongCode()
      return changeAlone(app, request, sender, {
        detail: 'removed',
        method: 'password',
        act: (tx) => dropSecondFactor(tx, id),
      })
    },
  )
}
