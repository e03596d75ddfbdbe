import { inviteInput, sentInviteSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { INVITE_DAYS, inviteAddress, mailInvite, type Sender } from '../users/account-letters.ts'
import { findByAddress } from '../users/user-store.ts'
import { createInvite, dropInvite } from './invite-store.ts'
import { assertStillOwner } from './staff-store.ts'

const team = { tags: ['Staff'], security: bearer }

async function invite(
  app: FastifyInstance,
  request: FastifyRequest,
  input: z.output<typeof inviteInput>,
  sender: Sender,
) {
  const { id } = sessionOf(request)
  await app.limits.take(app.limits.rates.names, `invitations of ${id}`, 'Too many invitations')
  if ((await findByAddress(app.db, input.email))?.role === 'admin') {
    const message = 'This person is already on the team.'
    throw new HttpError(409, message, { errors: { email: message } })
  }
  return app.db.transaction(async (tx) => {
    await assertStillOwner(tx, id)
    const created = await createInvite(tx, id, input)
    await mailInvite(tx, created.invite, created.secret, sender)
    await writeAudit(tx, app.actorOf(request), {
      action: 'invited',
      record: 'invite',
      recordId: created.invite._id,
      detail: `role: ${created.invite.staffRole}`,
    })
    return created
  })
}

/** Invitations to the staff, for owners. */
export const inviteRoutes: FastifyPluginAsyncZod<Sender & Pick<Config, 'smtpUrl'>> = async (app, sender) => {
  app.addHook('onRequest', app.ownersOnly)

  app.post(
    '/staff/invites',
    {
      schema: {
        ...team,
        summary: 'Invite somebody to the staff',
        description: `Sends the link by email, or returns it if the service has no mail server. The link works once, within ${INVITE_DAYS} days. Another invitation to the same address replaces this one.`,
        body: inviteInput,
        response: answers({ 201: sentInviteSchema }, 401, 403, 409, 415),
      },
    },
    async (request, reply) => {
      const created = await invite(app, request, request.body, sender)
      const link = sender.smtpUrl === undefined ? inviteAddress(sender, created.secret) : null
      return reply.code(201).send({ invite: created.invite, link })
    },
  )

  app.delete(
    '/staff/invites/:id',
    {
      schema: {
        ...team,
        summary: 'Revoke an invitation',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        await assertStillOwner(tx, sessionOf(request).id)
        if (!isId(id) || !(await dropInvite(tx, id))) throw notFound('The invitation')
        await writeAudit(tx, app.actorOf(request), { action: 'withdrew', record: 'invite', recordId: id })
      })
      return reply.code(204).send(null)
    },
  )
}
