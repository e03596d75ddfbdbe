import { eraseAccountInput, erasedSchema, ownDataSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import type { AttachmentLinks } from '../attachments/attachment-link.ts'
import { checkOwnPassword } from '../users/own-account.ts'
import { findUser } from '../users/user-store.ts'
import { addressDigest } from './address-digest.ts'
import { eraseAccount } from './erase-person.ts'
import { ownData } from './person-data.ts'

const account = { tags: ['Accounts'], security: bearer }

/** Data export and erasure for the signed-in person. */
export const ownDataRoutes: FastifyPluginAsyncZod<{ secret: string; links: AttachmentLinks }> = async (
  app,
  { secret, links },
) => {
  app.addHook('onRequest', app.signedIn)
  const digest = addressDigest(secret)

  app.get(
    '/users/data',
    {
      schema: {
        ...account,
        summary: 'Export everything stored about you',
        description:
          'Your account and the enquiries sent from it, including deleted ones that are not purged yet.',
        response: answers({ 200: ownDataSchema }, 401, 404),
      },
    },
    async (request, reply) => {
      const { id } = sessionOf(request)
      await app.limits.take(app.limits.rates.names, `data of ${id}`, 'Too many downloads')
      const user = await findUser(app.db, id)
      if (!user) throw notFound('The account')
      await writeAudit(app.db, app.actorOf(request), { action: 'exported', record: 'account', recordId: id })
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return ownData(app.db, user, links)
    },
  )

  app.post(
    '/users/erasure',
    {
      schema: {
        ...account,
        summary: 'Erase your account and enquiries',
        description:
          'With a confirmed email address, enquiries sent from it without an account are erased too. This is permanent and ends every session. An empty record of each enquiry remains, so that the figures stay correct. Staff cannot erase themselves.',
        body: eraseAccountInput,
        response: answers({ 200: erasedSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => {
      const { id: userId, role } = sessionOf(request)
      if (role === 'admin')
        throw new HttpError(
          403,
          'Staff accounts can’t be erased. Ask an owner to remove you from the team first.',
        )
      await checkOwnPassword(app, userId, request.body.password)
      const erased = await eraseAccount(app, app.actorOf(request), digest)
      const event = 'account erased'
      request.log.info({ reqId: request.id, event, userId, ...erased }, event)
      return { erased }
    },
  )
}
