import { type Absence, absenceInput, routingInput, routingSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { holdLabels } from '../labels/label-store.ts'
import { assertStillOwner, onlyOwners } from '../staff/staff-store.ts'
import {
  endAbsence,
  lockRouting,
  lockSharedViews,
  readRouting,
  replaceRules,
  setAbsence,
} from './routing-store.ts'

const routing = { tags: ['Staff'], security: bearer }

const assertOwner = (request: FastifyRequest): void => {
  if (sessionOf(request).staffRole !== 'owner') throw onlyOwners()
}

/** Staff set their own absence, owners everybody's. */
async function absentee(db: Queries, request: FastifyRequest<{ Params: { id: string } }>): Promise<string> {
  const { id } = request.params
  if (id !== sessionOf(request).id) assertOwner(request)
  const { people } = await readRouting(db)
  if (!people.some(({ _id }) => _id === id)) throw notFound('This member of the staff')
  return id
}

const refuseRules = (message: string) => new HttpError(400, message, { errors: { rules: message } })

function saveRules({ db }: FastifyInstance, by: Actor, { rules, version }: z.output<typeof routingInput>) {
  return db.transaction(async (tx) => {
    await lockRouting(tx)
    await assertStillOwner(tx, by.id)
    const now = await readRouting(tx)
    if (now.version !== version)
      throw new HttpError(409, 'Somebody else changed the rules in the meantime. Read them again.')
    const known = new Set(now.people.map(({ _id }) => _id))
    if (rules.some(({ people }) => people.some((id) => !known.has(id))))
      throw refuseRules('Enquiries can be assigned only to agents and owners.')
    const views = rules.flatMap(({ view }) => (view ? [view] : []))
    if (!(await lockSharedViews(tx, views))) throw refuseRules('Enquiries can be put into shared views only.')
    const labels = rules.flatMap((rule) => rule.labels)
    if (!(await holdLabels(tx, labels)))
      throw refuseRules('A label of the rules has been deleted. Choose another.')
    await replaceRules(tx, rules)
    await writeAudit(tx, by, { action: 'changed', record: 'rules', detail: `routing: ${rules.length}` })
    return readRouting(tx)
  })
}

/** Sets an absence, or ends it with null. */
const saveAbsence = ({ db }: FastifyInstance, by: Actor, id: string, absence: Absence | null) =>
  db.transaction(async (tx) => {
    await (absence ? setAbsence(tx, id, absence) : endAbsence(tx, id))
    const detail = absence ? `away: ${absence.startDate} to ${absence.endDate}` : 'away: no longer'
    await writeAudit(tx, by, { action: 'changed', record: 'member', recordId: id, detail })
  })

/** Routing rules and absences. */
export const routingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/routing',
    {
      schema: {
        ...routing,
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
        ...routing,
        summary: 'Replace the routing rules',
        description:
          'For owners. A new enquiry follows the first matching rule that names a view or has somebody available: it goes unassigned into that view, or to the next person in turn. If no rule matches, it stays unassigned. Suspended and absent people are skipped. A view that a rule names cannot be deleted or made private.',
        body: routingInput,
        response: answers({ 200: routingSchema }, 401, 403, 409, 415),
      },
    },
    async (request) => {
      assertOwner(request)
      return saveRules(app, app.actorOf(request), request.body)
    },
  )

  app.put(
    '/routing/absences/:id',
    {
      schema: {
        ...routing,
        summary: 'Set the days on which a member of staff is away',
        description: 'Staff can set their own absence, owners everybody’s. Dates are days in Asia/Kolkata.',
        params: idParams,
        body: absenceInput,
        response: answers({ 200: routingSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const id = await absentee(app.db, request)
      await saveAbsence(app, app.actorOf(request), id, request.body)
      return readRouting(app.db)
    },
  )

  app.delete(
    '/routing/absences/:id',
    {
      schema: {
        ...routing,
        summary: 'End an absence',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const id = await absentee(app.db, request)
      await saveAbsence(app, app.actorOf(request), id, null)
      return reply.code(204).send(null)
    },
  )
}
