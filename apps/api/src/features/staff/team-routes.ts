import {
  memberInput,
  memberResultSchema,
  peopleSchema,
  staffRulesInput,
  staffRulesSchema,
} from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { askOfStaff, isAskedOfStaff } from '../second-factor/second-factor-store.ts'
import { changeMember, removeMember } from './change-member.ts'
import { listInvites } from './invite-store.ts'
import { assertStillOwner } from './staff-store.ts'
import { listMembers } from './team-store.ts'

const team = { tags: ['Staff'], security: bearer }

async function setRules(app: FastifyInstance, request: FastifyRequest, secondFactor: boolean) {
  const { id, method } = sessionOf(request)
  if (secondFactor && method === 'password')
    throw new HttpError(422, 'Set up two-step verification for yourself first, in your profile.')
  await app.db.transaction(async (tx) => {
    await assertStillOwner(tx, id)
    await askOfStaff(tx, secondFactor)
    const detail = `second factor: ${secondFactor ? 'asked' : 'not asked'}`
    await writeAudit(tx, app.actorOf(request), { action: 'changed', record: 'rules', detail })
  })
}

/** Staff and roles, for owners. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.ownersOnly)

  app.get(
    '/staff',
    {
      schema: {
        ...team,
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
        ...team,
        summary: 'Require two-step verification from all staff, or stop requiring it',
        description:
          'Staff who signed in without it can open their profile, and the desk again once they have set it up. 422 for an owner who signed in without it.',
        body: staffRulesInput,
        response: answers({ 200: staffRulesSchema }, 401, 403, 415, 422),
      },
    },
    async (request) => {
      const { secondFactor } = request.body
      await setRules(app, request, secondFactor)
      return { rules: { secondFactor } }
    },
  )

  app.put(
    '/staff/:id',
    {
      schema: {
        ...team,
        summary: 'Change a member’s role or right to edit the site, or suspend or reactivate them',
        description: 'Suspending ends every session at once. The last owner cannot be demoted or suspended.',
        params: idParams,
        body: memberInput,
        response: answers({ 200: memberResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => ({
      member: await changeMember(app.db, app.actorOf(request), request.params.id, request.body),
    }),
  )

  app.delete(
    '/staff/:id',
    {
      schema: {
        ...team,
        summary: 'Remove a member from the staff',
        description:
          'Ends every session and unassigns their enquiries. The account becomes a customer account. The last owner cannot be removed.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      await removeMember(app.db, app.actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
