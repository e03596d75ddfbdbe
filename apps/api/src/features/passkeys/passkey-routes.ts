import {
  authSchema,
  newPasskeyInput,
  passkeyInput,
  passkeyListSchema,
  passkeyOptionsInput,
  passkeyOptionsSchema,
  passkeyResultSchema,
} from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf, signedOut } from '../../http/session.ts'
import type { Sender } from '../users/account-letters.ts'
import { auditOwnChange } from '../users/own-account.ts'
import { continueSession } from '../users/session/open-session.ts'
import { endTokens } from '../users/user-store.ts'
import { registerPasskey, registrationOptions } from './add-passkey.ts'
import {
  assertBySecondFactor,
  listPasskeys,
  removePasskey,
  renamePasskey,
  toPasskey,
} from './passkey-store.ts'

const account = { tags: ['Accounts'], security: bearer }
const unknown = () => notFound('The passkey')

/** Removes a passkey and ends every session. */
async function dropPasskey(app: FastifyInstance, request: FastifyRequest, id: string) {
  const session = sessionOf(request)
  return app.db.transaction(async (tx) => {
    // Lock the account before its passkey, as everywhere, to avoid a deadlock.
    const user = await endTokens(tx, session)
    if (!user) throw signedOut()
    await assertBySecondFactor(tx, session)
    if (!isId(id) || !(await removePasskey(tx, user.id, id))) throw unknown()
    await auditOwnChange(tx, app.actorOf(request), 'passkey removed')
    return user
  })
}

/** Passkeys of the signed-in person. */
export const passkeyRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  app.addHook('onRequest', app.signedIn)

  app.get(
    '/users/passkeys',
    {
      schema: {
        ...account,
        summary: 'List your passkeys',
        response: answers({ 200: passkeyListSchema }, 401),
      },
    },
    async (request) => ({ passkeys: (await listPasskeys(app.db, sessionOf(request).id)).map(toPasskey) }),
  )

  app.post(
    '/users/passkeys/options',
    {
      schema: {
        ...account,
        summary: 'Get WebAuthn options to create a passkey',
        description: 'Requires the password, so that an open session alone is not enough to add a passkey.',
        body: passkeyOptionsInput,
        response: answers({ 200: passkeyOptionsSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => registrationOptions(app, sessionOf(request), request.body.password, sender),
  )

  app.post(
    '/users/passkeys',
    {
      schema: {
        ...account,
        summary: 'Add a passkey that the browser has created',
        description: 'An email about it goes to the address of the account.',
        body: newPasskeyInput,
        response: answers({ 201: passkeyResultSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const row = await registerPasskey(app, request, request.body, sender)
      return reply.code(201).send({ passkey: toPasskey(row) })
    },
  )

  app.put(
    '/users/passkeys/:id',
    {
      schema: {
        ...account,
        summary: 'Rename a passkey',
        params: idParams,
        body: passkeyInput,
        response: answers({ 200: passkeyResultSchema }, 401, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const row = isId(id) && (await renamePasskey(app.db, sessionOf(request).id, id, request.body.name))
      if (!row) throw unknown()
      return { passkey: toPasskey(row) }
    },
  )

  app.delete(
    '/users/passkeys/:id',
    {
      schema: {
        ...account,
        summary: 'Remove a passkey',
        description:
          'Ends every other session of the account, because a lost phone may be signed in, and returns a new token.',
        params: idParams,
        response: answers({ 200: authSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => continueSession(app, request, await dropPasskey(app, request, request.params.id)),
  )
}
