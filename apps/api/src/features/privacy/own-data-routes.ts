import { eraseAccountInput, erasedSchema, ownDataSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { findUser, lockUser } from '../users/user-store.ts'
import { addressDigest } from './address-digest.ts'
import { erasePerson } from './erase-person.ts'
import { ownData } from './person-data.ts'
import { erasableEnquiries } from './person-store.ts'

/** Data export and erasure for the signed-in person. */
export const ownDataRoutes: FastifyPluginAsyncZod<{ secret: string }> = async (app, { secret }) => {
  app.addHook('onRequest', app.signedIn)
  const digest = addressDigest(secret)
  const { limits } = app

  app.get(
    '/users/data',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Export everything stored about you',
        description:
          'Your account and the enquiries sent from it, including deleted ones that are not purged yet.',
        security: bearer,
        response: answers({ 200: ownDataSchema }, 401, 404),
      },
    },
    async (request, reply) => {
      const { id } = sessionOf(request)
      await limits.take(limits.rates.names, `data of ${id}`, 'Too many downloads')
      const user = await findUser(app.db, id)
      if (!user) throw notFound('The account')
      await writeAudit(app.db, app.actorOf(request), { action: 'exported', record: 'account', recordId: id })
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return ownData(app.db, user)
    },
  )

  app.post(
    '/users/erasure',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Erase your account and enquiries',
        description:
          'With a confirmed email address, enquiries sent from it without an account are erased too. This is permanent and ends every session. An empty record of each enquiry remains, so that the figures stay correct. Staff cannot erase themselves.',
        security: bearer,
        body: eraseAccountInput,
        response: answers({ 200: erasedSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => {
      const { id, role } = sessionOf(request)
      if (role === 'admin')
        throw new HttpError(
          403,
          'Staff accounts can’t be erased. Ask an owner to remove you from the team first.',
        )
      await limits.take(limits.rates.signIn, `password of ${id}`, 'Too many attempts')
      const known = await findUser(app.db, id)
      if (!(await app.passwords.matches(known?.passwordHash, request.body.password))) {
        const message = 'The password is wrong.'
        throw new HttpError(422, message, { errors: { password: message } })
      }
      const by = app.actorOf(request)
      let enquiries: string[] = []
      const erased = await app.db.transaction(async (tx) => {
        const account = await lockUser(tx, id)
        if (!account) throw notFound('The account')
        enquiries = (await erasableEnquiries(tx, account)).map((row) => row.id)
        return erasePerson(tx, { by, record: 'account', email: account.email, account, enquiries, digest })
      })
      if (enquiries.length > 0) app.live.tell('changed', enquiries)
      request.log.info(
        { reqId: request.id, event: 'account erased', userId: id, ...erased },
        'account erased',
      )
      return { erased }
    },
  )
}
