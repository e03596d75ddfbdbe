import { undeliveredSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import {
  giveLetterUp,
  isAboutAccount,
  retryLetter,
  undeliveredLetters,
} from '../../db/stores/outbox-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'

const params = z.object({ id: z.string() })
// 18 digits always fit into a bigint.
const isId = (id: string): boolean => /^\d{1,18}$/.test(id)

/** Shows staff which emails could not be sent. */
export const letterRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/letters/undelivered',
    {
      schema: {
        tags: ['Desk'],
        summary: 'List emails that could not be sent',
        description:
          'Counts the emails that have waited for more than five minutes, and lists the oldest: recipient name (never the address), waiting since, and reason. Also counts new enquiries for which no email to staff was sent.',
        security: bearer,
        response: answers({ 200: undeliveredSchema }, 401, 403),
      },
    },
    () => undeliveredLetters(app.db),
  )
  app.post(
    '/letters/:id/retry',
    {
      schema: {
        tags: ['Desk'],
        summary: 'Retry an email now',
        description: 'Works even after the last automatic attempt.',
        security: bearer,
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id) || !(await retryLetter(app.db, id))) throw notFound('The email')
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/letters/:id',
    {
      schema: {
        tags: ['Desk'],
        summary: 'Give up on an unsent email',
        description:
          'The email is never sent and no longer counts as undelivered. Only owners can give up on an email about an account.',
        security: bearer,
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The email')
      await app.db.transaction(async (tx) => {
        if (sessionOf(request).staffRole !== 'owner' && (await isAboutAccount(tx, id)))
          throw new HttpError(403, 'This email is about an account. Ask an owner to give it up.')
        if (!(await giveLetterUp(tx, id))) throw notFound('The email')
        await writeAudit(tx, app.actorOf(request), { action: 'deleted', record: 'letter' })
      })
      request.log.info(
        { reqId: request.id, event: 'letter given up', letter: id, userId: sessionOf(request).id },
        'email given up',
      )
      return reply.code(204).send(null)
    },
  )
}
