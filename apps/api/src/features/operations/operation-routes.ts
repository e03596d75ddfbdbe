import { randomUUID } from 'node:crypto'
import { operationInput, operationListSchema, operationResultSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import type { Answering } from '../conversations/answer-letter.ts'
import { holdAtWork } from '../staff/staff-store.ts'
import { needsHand } from './fill-template.ts'
import { keyTaken, operationIdOf } from './operation-id.ts'
import {
  addOperation,
  endOperation,
  findOperation,
  listOperations,
  type OperationRow,
  toOperation,
  toValue,
  turnRound,
} from './operation-store.ts'
import { runFor } from './run-operation.ts'
import { countScope } from './scope-store.ts'

const tags = ['Desk']
const security = bearer
/** How long a response waits for the operation to finish. */
const PATIENCE = 1000

const refuseField = (field: string, message: string) =>
  new HttpError(422, message, { errors: { [field]: message } })

/** Bulk changes with progress and undo. */
export const operationRoutes: FastifyPluginAsyncZod<Answering> = async (app, answering) => {
  app.addHook('onRequest', app.staffOnly)

  const own = async (id: string, byId: string): Promise<OperationRow> => {
    const operation = isId(id) ? await findOperation(app.db, id, byId) : undefined
    if (!operation) throw notFound('The operation')
    return operation
  }

  app.post(
    '/operations',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Change many enquiries at once',
        description:
          'Applies to the given ids, or to everything that a filter matches at this moment. The response comes when the operation is done, or after a second; it then continues in the background and survives a restart. With an Idempotency-Key (a UUID, which becomes its id), it starts only once. Emails of an answer wait for 60 seconds, so that they can be undone.',
        headers: z.object({ 'idempotency-key': z.string().optional() }),
        body: operationInput,
        response: answers({ 201: operationResultSchema }, 401, 403, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const { body } = request
      const session = sessionOf(request)
      // As for single answers: a program can't write in a person's name.
      if (body.verb === 'answer' && session.token.scopes !== undefined)
        throw new HttpError(403, 'Access tokens can’t do this. Sign in instead.')
      if (body.verb === 'assign' && body.assignedTo !== null && !(await holdAtWork(app.db, body.assignedTo)))
        throw refuseField('assignedTo', 'Enquiries can be assigned only to agents and owners.')
      if (body.verb === 'answer' && needsHand(body.text))
        throw refuseField('text', 'Enquiries don’t contain a price. Replace {price} with it.')
      const id = operationIdOf(request) ?? randomUUID()
      const { verb, scope } = body
      if (!(await findOperation(app.db, id, session.id))) {
        const added = await addOperation(app.db, {
          id,
          verb,
          scope,
          by: app.actorOf(request),
          value: toValue(body),
          total: await countScope(app.db, scope),
        })
        if (!added && !(await findOperation(app.db, id, session.id))) throw keyTaken()
      }
      await runFor(app, answering, id, PATIENCE)
      const operation = toOperation(await own(id, session.id))
      const { changed, state } = operation
      request.log.info(
        { reqId: request.id, event: 'operation', verb, state, count: changed, userId: session.id },
        'many enquiries changed',
      )
      return reply.code(201).send({ operation })
    },
  )

  app.get(
    '/operations',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        tags,
        security,
        summary: 'List your bulk changes that are running or from the last hour',
        response: answers({ 200: operationListSchema }, 401, 403),
      },
    },
    async (request) => ({
      operations: (await listOperations(app.db, sessionOf(request).id)).map(toOperation),
    }),
  )

  app.get(
    '/operations/:id',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        tags,
        security,
        summary: 'Get the progress of a bulk change',
        params: idParams,
        response: answers({ 200: operationResultSchema }, 401, 403, 404),
      },
    },
    async (request) => ({ operation: toOperation(await own(request.params.id, sessionOf(request).id)) }),
  )

  app.post(
    '/operations/:id/cancel',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Stop a bulk change',
        description:
          'Stops after the current batch. What is already changed stays changed, and can be undone.',
        params: idParams,
        response: answers({ 200: operationResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const by = sessionOf(request).id
      const { id } = await own(request.params.id, by)
      await endOperation(app.db, id, 'cancelled')
      return { operation: toOperation(await own(id, by)) }
    },
  )

  app.post(
    '/operations/:id/undo',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Undo a bulk change',
        description:
          'Restores what it changed, except what somebody has changed since, and cancels answers that are not sent yet. A running bulk change is stopped first.',
        params: idParams,
        response: answers({ 200: operationResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const by = sessionOf(request).id
      const { id } = await own(request.params.id, by)
      await turnRound(app.db, id)
      await runFor(app, answering, id, PATIENCE)
      return { operation: toOperation(await own(id, by)) }
    },
  )
}
