import { confirmEmailInput, confirmedEmailSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf, signedOut } from '../../http/session.ts'
import { EMAIL_RATE, mailConfirmation, type Sender } from '../users/account-letters.ts'
import { identityDigest } from '../users/identity.ts'
import { findUser, lockUser } from '../users/user-store.ts'
import { confirmByLink } from './open-by-link.ts'

/** Routes that confirm the email address of an account. */
export const confirmEmailRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  const { db, limits } = app

  app.post(
    '/users/email/confirm',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Confirm an email address by the link in an email',
        description: 'The link works once and needs no sign-in.',
        body: confirmEmailInput,
        response: answers({ 200: confirmedEmailSchema }, 404, 415),
      },
    },
    async (request) => {
      const row = await confirmByLink(db, request.body.link)
      if (!row) {
        await limits.countWrongLink(request, 'confirm')
        throw new HttpError(404, 'This link has been used or has expired. Send a new one from your profile.')
      }
      request.log.info({ reqId: request.id, event: 'email confirmed', userId: row.id }, 'email confirmed')
      return { email: row.email }
    },
  )

  app.post(
    '/users/email/link',
    {
      onRequest: app.signedIn,
      schema: {
        tags: ['Accounts'],
        summary: 'Resend the link that confirms your email address',
        description: 'Earlier links stop working. Sends nothing if the address is already confirmed.',
        security: bearer,
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      const { id } = sessionOf(request)
      const known = await findUser(db, id)
      if (!known) throw signedOut()
      if (known.emailVerifiedAt === null) {
        await limits.take(EMAIL_RATE, `confirm ${identityDigest(known.email)}`, 'Too many emails')
        await db.transaction(async (tx) => {
          const user = await lockUser(tx, id)
          if (user?.emailVerifiedAt === null) await mailConfirmation(tx, user, sender)
        })
      }
      return reply.code(204).send(null)
    },
  )
}
