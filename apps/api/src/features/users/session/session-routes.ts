import { authSchema, ownSessionsSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../../http/answers.ts'
import { notFound } from '../../../http/http-error.ts'
import { idParams, isId } from '../../../http/ids.ts'
import { sessionOf, signedOut } from '../../../http/session.ts'
import { endToken, endTokens } from '../user-store.ts'
import { continueSession } from './open-session.ts'
import { endSession, listSessions } from './session-store.ts'

const account = { tags: ['Accounts'], security: bearer }

/** Sessions of the signed-in person, and signing out. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.signedIn)

  app.get(
    '/users/sessions',
    {
      schema: {
        ...account,
        summary: 'List where you are signed in',
        description: 'Last seen is accurate to five minutes.',
        response: answers({ 200: ownSessionsSchema }, 401),
      },
    },
    async (request) => {
      const session = sessionOf(request)
      return { sessions: await listSessions(app.db, session, session.token.id) }
    },
  )

  app.delete(
    '/users/sessions/:id',
    {
      schema: {
        ...account,
        summary: 'End one of your sessions',
        params: idParams,
        response: answers({ 204: nothing }, 401, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const isOwn = isId(id) && (await endSession(app.db, sessionOf(request).id, id))
      if (!isOwn) throw notFound('The session')
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/users/sessions/end-others',
    {
      schema: {
        ...account,
        summary: 'Sign out everywhere else',
        description: 'Ends every session of the account and returns a new token.',
        response: answers({ 200: authSchema }, 401, 404, 415),
      },
    },
    async (request) => {
      const row = await endTokens(app.db, sessionOf(request))
      if (!row) throw signedOut()
      return continueSession(app, request, row)
    },
  )

  app.delete(
    '/users/session',
    {
      schema: {
        ...account,
        summary: 'Sign out',
        description: 'Ends only the session of the token in this request.',
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      const { token } = sessionOf(request)
      await endToken(app.db, token.id, token.expiresAt)
      return reply.code(204).send(null)
    },
  )
}
