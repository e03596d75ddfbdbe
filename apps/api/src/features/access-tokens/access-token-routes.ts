import { accessTokenInput, accessTokenListSchema, newAccessTokenSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { auditOwnChange, checkOwnPassword } from '../users/own-account.ts'
import { addToken, lastDayProblem, listTokens, MOST_TOKENS, removeToken } from './access-token-store.ts'

const tokens = { tags: ['Access tokens'], security: bearer }

async function createToken(
  app: FastifyInstance,
  request: FastifyRequest,
  input: z.output<typeof accessTokenInput>,
) {
  const owner = sessionOf(request)
  const problem = await lastDayProblem(app.db, input.lastDay)
  if (problem !== undefined) throw new HttpError(400, `${problem}.`, { errors: { lastDay: `${problem}.` } })
  await checkOwnPassword(app, owner.id, input.password)
  return app.db.transaction(async (tx) => {
    const added = await addToken(tx, owner, input)
    if (!added)
      throw new HttpError(422, `You have ${MOST_TOKENS} access tokens. Revoke one that is no longer needed.`)
    await auditOwnChange(tx, app.actorOf(request), `access token ${added.token.begins} added`)
    return added
  })
}

/** Personal access tokens of signed-in staff. */
export const accessTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/users/tokens',
    {
      schema: {
        ...tokens,
        summary: 'List your access tokens',
        response: answers({ 200: accessTokenListSchema }, 401, 403),
      },
    },
    async (request) => ({ tokens: await listTokens(app.db, sessionOf(request).id) }),
  )

  app.post(
    '/users/tokens',
    {
      schema: {
        ...tokens,
        summary: 'Create an access token',
        description: `Requires the password, so that an open session alone is not enough to create one. The token is shown only in this response. It is limited to its scopes and to what its owner may do at the time of the call. Changing the password, signing out everywhere and leaving the staff revoke it. At most ${MOST_TOKENS} per person.`,
        body: accessTokenInput,
        response: answers({ 201: newAccessTokenSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const made = await createToken(app, request, request.body)
      return reply.code(201).header('cache-control', 'no-store').send(made)
    },
  )

  app.delete(
    '/users/tokens/:id',
    {
      schema: {
        ...tokens,
        summary: 'Revoke an access token',
        description: 'The token stops working at once.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        if (!/^[0-9a-f]{12}$/.test(id) || !(await removeToken(tx, sessionOf(request).id, id)))
          throw notFound('The access token')
        await auditOwnChange(tx, app.actorOf(request), `access token ${id} revoked`)
      })
      return reply.code(204).send(null)
    },
  )
}
