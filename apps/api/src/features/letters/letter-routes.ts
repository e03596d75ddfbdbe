import { undeliveredSchema } from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import {
  giveLetterUp,
  isAboutAccount,
  retryLetter,
  undeliveredLetters,
} from '../../db/stores/outbox-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'

const desk = { tags: ['Desk'], security: bearer }
const one = { ...desk, params: idParams, response: answers({ 204: nothing }, 401, 403, 404, 415) }
// 18 digits always fit into a bigint.
const isNumber = (id: string): boolean => /^\d{1,18}$/.test(id)

async function giveUp(tx: Queries, id: string, by: Actor, role: StaffRole | null): Promise<void> {
  if (role !== 'owner' && (await isAboutAccount(tx, id)))
    throw new HttpError(403, 'This email is about an account. Ask an owner to give it up.')
  if (!(await giveLetterUp(tx, id))) throw notFound('The email')
  await writeAudit(tx, by, { action: 'deleted', record: 'letter' })
}

/** Shows staff which emails could not be sent. */
export const letterRoutes: FastifyPluginAsyncZod<Pick<Config, 'smtpUrl'>> = async (app, { smtpUrl }) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/letters/undelivered',
    {
      schema: {
        ...desk,
        summary: 'List emails that could not be sent',
        description:
          'Counts the emails that have waited for more than five minutes, and lists the oldest: recipient name (never the address), waiting since, and reason. Also counts new enquiries for which no email to staff was sent.',
        response: answers({ 200: undeliveredSchema }, 401, 403),
      },
    },
    async () => ({ ...(await undeliveredLetters(app.db)), sendsEmail: smtpUrl !== undefined }),
  )

  app.post(
    '/letters/:id/retry',
    {
      schema: {
        ...one,
        summary: 'Retry an email now',
        description: 'Works even after the last automatic attempt.',
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isNumber(id) || !(await retryLetter(app.db, id))) throw notFound('The email')
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/letters/:id',
    {
      schema: {
        ...one,
        summary: 'Give up on an unsent email',
        description:
          'The email is never sent and no longer counts as undelivered. Only owners can give up on an email about an account.',
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isNumber(id)) throw notFound('The email')
      const { id: userId, staffRole } = sessionOf(request)
      await app.db.transaction((tx) => giveUp(tx, id, app.actorOf(request), staffRole))
      request.log.info({ reqId: request.id, event: 'letter given up', letter: id, userId }, 'email given up')
      return reply.code(204).send(null)
    },
  )
}
