import { accessTokenInput, accessTokenListSchema, newAccessTokenSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { checkOwnPassword } from '../users/own-password.ts'
import { addToken, lastDayProblem, listTokens, MOST_TOKENS, removeToken } from './access-token-store.ts'

const tags = ['Access tokens']
const security = bearer

/** Personal access tokens of signed-in staff. */
export const accessTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/users/tokens',
    {
      schema: {
        tags,
        security,
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
        tags,
        security,
        summary: 'Create an access token',
        description: `Requires the password, so that an open session alone is not enough to create one. The token is shown only in this response. It is limited to its scopes and to what its owner may do at the time of the call. Changing the password, signing out everywhere and leaving the staff revoke it. At most ${MOST_TOKENS} per person.`,
        body: accessTokenInput,
        response: answers({ 201: newAccessTokenSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const owner = sessionOf(request)
      const problem = await lastDayProblem(app.db, request.body.lastDay)
      if (problem !== undefined)
        throw new HttpError(400, `${problem}.`, { errors: { lastDay: `${problem}.` } })
      await checkOwnPassword(app, owner.id, request.body.password)
      const made = await app.db.transaction(async (tx) => {
        const added = await addToken(tx, owner, request.body)
        if (!added) return undefined
        const detail = `access token ${added.token.begins} added`
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'account',
          recordId: owner.id,
          detail,
        })
        return added
      })
      if (!made)
        throw new HttpError(
          422,
          `You have ${MOST_TOKENS} access tokens. Revoke one that is no longer needed.`,
        )
      return reply.code(201).header('cache-control', 'no-store').send(made)
    },
  )

  app.delete(
    '/users/tokens/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Revoke an access token',
        description: 'The token stops working at once.',
        params: z.object({ id: z.string() }),
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const owner = sessionOf(request)
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        if (!/^[0-9a-f]{12}$/.test(id) || !(await removeToken(tx, owner.id, id)))
          throw notFound('The access token')
        const detail = `access token ${id} revoked`
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'account',
          recordId: owner.id,
          detail,
        })
      })
      return reply.code(204).send(null)
    },
  )
}
