import { undeliveredSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { undeliveredLetters } from '../../db/outbox-store.ts'
import { answers, bearer } from '../../http/answers.ts'

/** Tells staff that letters don't go out: nobody else would notice. */
export const letterRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/letters/undelivered',
    {
      schema: {
        tags: ['Desk'],
        summary: 'Letters that the mail server has not taken',
        description:
          'How many have waited for more than ten minutes, and the oldest of them: for whom, not to which address, since when, and why.',
        security: bearer,
        response: answers({ 200: undeliveredSchema }, 401, 403),
      },
    },
    () => undeliveredLetters(app.db),
  )
}
