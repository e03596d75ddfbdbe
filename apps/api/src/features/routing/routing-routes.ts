import { absenceInput, routingInput, routingSchema } from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { assertStillOwner } from '../staff/staff-store.ts'
import {
  endAbsence,
  lockRouting,
  lockSharedViews,
  readRouting,
  replaceRules,
  setAbsence,
} from './routing-store.ts'

const tags = ['Staff']
const security = bearer

/** Routing rules and absences. */
export const routingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  const assertOwner = (request: FastifyRequest): void => {
    if (sessionOf(request).staffRole !== 'owner') throw new HttpError(403, 'Only an owner can do this.')
  }
  /** Staff set their own absence, owners everybody's. */
  const absentee = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<string> => {
    const { id } = request.params
    if (id !== sessionOf(request).id) assertOwner(request)
    const { people } = await readRouting(app.db)
    if (!people.some(({ _id }) => _id === id)) throw notFound('This member of the staff')
    return id
  }

  app.get(
    '/routing',
    {
      schema: {
        tags,
        security,
        summary: 'Get the routing rules for new enquiries, and who is away',
        response: answers({ 200: routingSchema }, 401, 403),
      },
    },
    async () => readRouting(app.db),
  )

  app.put(
    '/routing',
    {
      schema: {
        tags,
        security,
        summary: 'Replace the routing rules',
        description:
          'For owners. A new enquiry follows the first matching rule that names a view or has somebody available: it goes unassigned into that view, or to the next person in turn. If no rule matches, it stays unassigned. Suspended and absent people are skipped. A view that a rule names cannot be deleted or made private.',
        body: routingInput,
        response: answers({ 200: routingSchema }, 401, 403, 409, 415),
      },
    },
    async (request) => {
      assertOwner(request)
      const { rules, version } = request.body
      return app.db.transaction(async (tx) => {
        await lockRouting(tx)
        await assertStillOwner(tx, sessionOf(request).id)
        const now = await readRouting(tx)
        if (now.version !== version)
          throw new HttpError(409, 'Somebody else changed the rules in the meantime. Read them again.')
        const known = new Set(now.people.map(({ _id }) => _id))
        if (rules.some(({ people }) => people.some((id) => !known.has(id)))) {
          const message = 'Enquiries can be assigned only to agents and owners.'
          throw new HttpError(400, message, { errors: { rules: message } })
        }
        const views = rules.flatMap(({ view }) => (view ? [view] : []))
        if (!(await lockSharedViews(tx, views))) {
          const message = 'Enquiries can be put into shared views only.'
          throw new HttpError(400, message, { errors: { rules: message } })
        }
        await replaceRules(tx, rules)
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'rules',
          detail: `routing: ${rules.length}`,
        })
        return readRouting(tx)
      })
    },
  )

  app.put(
    '/routing/absences/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Set the days on which a member of staff is away',
        description: 'Staff can set their own absence, owners everybody’s. Dates are days in Asia/Kolkata.',
        params: idParams,
        body: absenceInput,
        response: answers({ 200: routingSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const id = await absentee(request)
      const { startDate, endDate } = request.body
      await app.db.transaction(async (tx) => {
        await setAbsence(tx, id, request.body)
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'member',
          recordId: id,
          detail: `away: ${startDate} to ${endDate}`,
        })
      })
      return readRouting(app.db)
    },
  )

  app.delete(
    '/routing/absences/:id',
    {
      schema: {
        tags,
        security,
        summary: 'End an absence',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const id = await absentee(request)
      await app.db.transaction(async (tx) => {
        await endAbsence(tx, id)
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'member',
          recordId: id,
          detail: 'away: no longer',
        })
      })
      return reply.code(204).send(null)
    },
  )
}
