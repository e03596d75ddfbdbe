import { authSchema, inviteResultSchema, joinInput, openInviteInput } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { checkNewPassword } from '../users/new-password.ts'
import { openSession } from '../users/session/open-session.ts'
import { findInvite } from './invite-store.ts'
import { joinStaff } from './join-staff.ts'

const gone = () =>
  new HttpError(404, 'This invitation has been used, was revoked or has expired. Ask for a new one.')

async function acceptInvite(
  { db, passwords }: FastifyInstance,
  { link, name, newPassword }: z.output<typeof joinInput>,
  address: string,
) {
  if (!(await findInvite(db, link))) throw gone()
  await checkNewPassword('admin', newPassword)
  const passwordHash = await passwords.hash(newPassword)
  const user = await joinStaff(db, { link, name, passwordHash, address })
  if (!user) throw gone()
  return user
}

/** Routes behind the link of an invitation; they need no session. */
export const joinRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const { limits } = app

  app.post(
    '/users/join/open',
    {
      config: { storesNothing: true },
      schema: {
        tags: ['Accounts'],
        summary: 'Read an invitation to the staff',
        body: openInviteInput,
        response: answers({ 200: inviteResultSchema }, 404, 415),
      },
    },
    async (request) => {
      await limits.take(limits.rates.signInAddress, `link from ${limits.addressOf(request)}`)
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
      const address = limits.addressOf(request)
      await limits.take(limits.rates.signInAddress, `link from ${address}`)
      const user = await acceptInvite(app, request.body, address)
      request.log.info({ reqId: request.id, event: 'joined', userId: user.id }, 'joined')
      return reply.code(201).send(await openSession(app, request, reply, { user, publicUrl }))
    },
  )
}
