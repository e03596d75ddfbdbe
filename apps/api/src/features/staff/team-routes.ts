import {
  inviteInput,
  memberInput,
  memberResultSchema,
  peopleSchema,
  sentInviteSchema,
  staffRulesInput,
  staffRulesSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { askOfStaff, isAskedOfStaff } from '../second-factor/second-factor-store.ts'
import { INVITE_DAYS, inviteAddress, mailInvite, type Sender } from '../users/account-letters.ts'
import { findByAddress } from '../users/user-store.ts'
import { changeMember, removeMember } from './change-member.ts'
import { createInvite, dropInvite, listInvites } from './invite-store.ts'
import { assertStillOwner } from './staff-store.ts'
import { listMembers } from './team-store.ts'

const tags = ['Staff']
const security = bearer
const params = z.object({ id: z.string() })

const idOf = (id: string, what: string): string => {
  if (!isId(id)) throw notFound(what)
  return id
}

/** Staff, roles and invitations, for owners. */
export const teamRoutes: FastifyPluginAsyncZod<Sender & Pick<Config, 'smtpUrl'>> = async (app, sender) => {
  app.addHook('onRequest', app.ownersOnly)

  app.get(
    '/staff',
    {
      schema: {
        tags,
        security,
        summary: 'List staff and open invitations',
        response: answers({ 200: peopleSchema }, 401, 403),
      },
    },
    async () => ({
      people: await listMembers(app.db),
      invites: await listInvites(app.db),
      rules: { secondFactor: await isAskedOfStaff(app.db) },
    }),
  )

  app.put(
    '/staff/rules',
    {
      schema: {
        tags,
        security,
        summary: 'Require a second factor from all staff, or stop requiring it',
        description:
          'Staff who signed in without one can open their profile, and the desk again once they have set one up. 422 for an owner who signed in without one.',
        body: staffRulesInput,
        response: answers({ 200: staffRulesSchema }, 401, 403, 415, 422),
      },
    },
    async (request) => {
      const { secondFactor } = request.body
      if (secondFactor && sessionOf(request).method === 'password')
        throw new HttpError(422, 'Set up your own second factor first, in your profile.')
      await app.db.transaction(async (tx) => {
        await assertStillOwner(tx, sessionOf(request).id)
        await askOfStaff(tx, secondFactor)
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'rules',
          detail: `second factor: ${secondFactor ? 'asked' : 'not asked'}`,
        })
      })
      return { rules: { secondFactor } }
    },
  )

  app.post(
    '/staff/invites',
    {
      schema: {
        tags,
        security,
        summary: 'Invite somebody to the staff',
        description: `Sends the link by email, or returns it if the service has no mail server. The link works once, within ${INVITE_DAYS} days. Another invitation to the same address replaces this one.`,
        body: inviteInput,
        response: answers({ 201: sentInviteSchema }, 401, 403, 409, 415),
      },
    },
    async (request, reply) => {
      const { id } = sessionOf(request)
      await app.limits.take(app.limits.rates.names, `invitations of ${id}`, 'Too many invitations')
      if ((await findByAddress(app.db, request.body.email))?.role === 'admin') {
        const message = 'This address is on the staff already.'
        throw new HttpError(409, message, { errors: { email: message } })
      }
      const { invite, secret } = await app.db.transaction(async (tx) => {
        await assertStillOwner(tx, id)
        const made = await createInvite(tx, id, request.body)
        await mailInvite(tx, made.invite, made.secret, sender)
        await writeAudit(tx, app.actorOf(request), {
          action: 'invited',
          record: 'invite',
          recordId: made.invite._id,
          detail: `role: ${made.invite.staffRole}`,
        })
        return made
      })
      return reply
        .code(201)
        .send({ invite, link: sender.smtpUrl === undefined ? inviteAddress(sender, secret) : null })
    },
  )

  app.delete(
    '/staff/invites/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Revoke an invitation',
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const id = idOf(request.params.id, 'The invitation')
      await app.db.transaction(async (tx) => {
        await assertStillOwner(tx, sessionOf(request).id)
        if (!(await dropInvite(tx, id))) throw notFound('The invitation')
        await writeAudit(tx, app.actorOf(request), { action: 'withdrew', record: 'invite', recordId: id })
      })
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/staff/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Change a member’s role or right to edit the site, or suspend or reactivate them',
        description: 'Suspending ends every session at once. The last owner cannot be demoted or suspended.',
        params,
        body: memberInput,
        response: answers({ 200: memberResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => {
      const id = idOf(request.params.id, 'This member of the staff')
      return { member: await changeMember(app.db, app.actorOf(request), id, request.body) }
    },
  )

  app.delete(
    '/staff/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Remove a member from the staff',
        description:
          'Ends every session and unassigns their enquiries. The account becomes a customer account. The last owner cannot be removed.',
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const id = idOf(request.params.id, 'This member of the staff')
      await removeMember(app.db, app.actorOf(request), id)
      return reply.code(204).send(null)
    },
  )
}
