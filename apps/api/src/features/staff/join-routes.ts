import { authSchema, inviteResultSchema, joinInput, openInviteInput } from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { checkNewPassword } from '../users/new-password.ts'
import { keepDevice } from '../users/session/device-cookie.ts'
import { rememberPlace } from '../users/session/known-store.ts'
import { openSession } from '../users/session/open-session.ts'
import { findInvite } from './invite-store.ts'
import { joinStaff } from './join-staff.ts'

const gone = () =>
  new HttpError(404, 'This invitation has been used, was revoked or has expired. Ask for a new one.')

/** Routes behind the link of an invitation; they need no session. */
export const joinRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const limit = (request: FastifyRequest) =>
    app.limits.take(
      app.limits.rates.signInAddress,
      `link from ${app.limits.addressOf(request)}`,
      'Too many attempts',
    )

  app.post(
    '/users/join/open',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Read an invitation to the staff',
        body: openInviteInput,
        response: answers({ 200: inviteResultSchema }, 404, 415),
      },
    },
    async (request) => {
      await limit(request)
      const invite = await findInvite(app.db, request.body.link)
      if (!invite) throw gone()
      return { invite }
    },
  )

  app.post(
    '/users/join',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Accept an invitation to the staff',
        description:
          'The link works once. An existing account with this address keeps its enquiries, and loses its password, sessions and known browsers.',
        body: joinInput,
        response: answers({ 201: authSchema }, 404, 415),
      },
    },
    async (request, reply) => {
      await limit(request)
      const { link, name, newPassword } = request.body
      if (!(await findInvite(app.db, link))) throw gone()
      await checkNewPassword('admin', newPassword)
      const address = app.limits.addressOf(request)
      const passwordHash = await app.passwords.hash(newPassword)
      const row = await joinStaff(app.db, { link, name, passwordHash, address })
      if (!row) throw gone()
      await rememberPlace(app.db, row.id, { address, device: keepDevice(request, reply, publicUrl) })
      request.log.info({ reqId: request.id, event: 'joined', userId: row.id }, 'joined')
      return reply.code(201).send(await openSession(app, request, row))
    },
  )
}
