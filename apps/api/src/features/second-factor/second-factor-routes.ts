import {
  authSchema,
  newCodesSchema,
  secondFactorCodeInput,
  secondFactorOptionsSchema,
  secondFactorPasswordInput,
  secondFactorRemovalInput,
  secondFactorResultSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../http/answers.ts'
import { sessionOf } from '../../http/session.ts'
import type { Sender } from '../users/account-letters.ts'
import { checkOwnPassword } from '../users/own-account.ts'
import {
  beginSetup,
  changeSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  takeCode,
  turnOn,
} from './change-second-factor.ts'
import { createEncryption, type Encryption } from './encryption.ts'
import { base32, setupUri } from './one-time-code.ts'
import { dropSecondFactor } from './second-factor-store.ts'

const account = { tags: ['Accounts'], security: bearer }

const changeRoutes: FastifyPluginAsyncZod<{ sender: Sender; encryption: Encryption }> = async (
  app,
  { sender, encryption },
) => {
  app.post(
    '/users/second-factor/recovery-codes',
    {
      schema: {
        ...account,
        summary: 'Create new recovery codes',
        description: 'Earlier recovery codes stop working, and every other session ends.',
        body: secondFactorPasswordInput,
        response: answers({ 201: newCodesSchema }, 401, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      await checkOwnPassword(app, sessionOf(request).id, request.body.password)
      return reply.code(201).send(await renewRecoveryCodes(app, request, sender))
    },
  )

  app.post(
    '/users/second-factor/removal',
    {
      schema: {
        ...account,
        summary: 'Turn off two-step verification',
        description: 'Requires the password and a code. Ends every other session.',
        body: secondFactorRemovalInput,
        response: answers({ 200: authSchema }, 401, 404, 415, 422),
      },
    },
    async (request) => {
      const { id } = sessionOf(request)
      await checkOwnPassword(app, id, request.body.password)
      await takeCode(app, request, encryption, request.body.code)
      return changeSecondFactor(app, request, sender, {
        detail: 'removed',
        method: 'password',
        apply: (tx) => dropSecondFactor(tx, id),
      })
    },
  )
}

/** Second factor of the signed-in person: an authenticator app, and recovery codes for a lost phone. */
export const secondFactorRoutes: FastifyPluginAsyncZod<Sender & { secret: string }> = async (
  app,
  { secret: serviceSecret, ...sender },
) => {
  app.addHook('onRequest', app.signedIn)
  const encryption = createEncryption(serviceSecret)

  app.get(
    '/users/second-factor',
    {
      schema: {
        ...account,
        summary: 'Get the state of two-step verification',
        response: answers({ 200: secondFactorResultSchema }, 401),
      },
    },
    async (request) => ({ secondFactor: await readSecondFactor(app.db, sessionOf(request)) }),
  )

  app.post(
    '/users/second-factor/options',
    {
      schema: {
        ...account,
        summary: 'Get a secret for an authenticator app',
        description:
          'Requires the password. Signing in does not ask for a code until the first one is confirmed.',
        body: secondFactorPasswordInput,
        response: answers({ 200: secondFactorOptionsSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { secret, email } = await beginSetup(app, sessionOf(request), request.body.password, encryption)
      return {
        secret: base32(secret),
        uri: setupUri(secret, { issuer: sender.business.name, account: email }),
      }
    },
  )

  app.post(
    '/users/second-factor',
    {
      schema: {
        ...account,
        summary: 'Turn on two-step verification',
        description:
          'Requires a first code from the app. Ends every other session, and returns a new token and the recovery codes, which are shown only once.',
        body: secondFactorCodeInput,
        response: answers({ 201: newCodesSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await turnOn(app, request, sender, { encryption, code: request.body.code })),
  )

  await app.register(changeRoutes, { sender, encryption })
}
