import { randomUUID } from 'node:crypto'
import {
  type Operation,
  operationInput,
  operationListSchema,
  operationResultSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idempotencyKey, keyHeader, keyTaken } from '../../http/idempotency-key.ts'
import { idParams, isId } from '../../http/ids.ts'
import { type Session, sessionOf } from '../../http/session.ts'
import type { Answering } from '../conversations/answer-letter.ts'
import { holdLabels } from '../labels/label-store.ts'
import { holdAtWork } from '../staff/staff-store.ts'
import {
  addOperation,
  endOperation,
  findOperation,
  listOperations,
  startUndo,
  toOperation,
  toValue,
} from './operation-store.ts'
import { runFor } from './run-operation.ts'
import { countScope } from './scope-store.ts'

type Input = z.output<typeof operationInput>

const desk = { tags: ['Desk'], security: bearer }
const reading = {
  ...desk,
  params: idParams,
  response: answers({ 200: operationResultSchema }, 401, 403, 404),
}
const changing = { ...reading, response: answers({ 200: operationResultSchema }, 401, 403, 404, 415) }
/** How long a response waits for the operation to finish. */
const WAIT = 1000

const refuseField = (field: string, message: string) =>
  new HttpError(422, message, { errors: { [field]: message } })

async function assertPossible(db: Queries, input: Input, { token }: Session): Promise<void> {
  // As for single answers: a program can't write in a person's name.
  if (input.verb === 'answer' && token.scopes !== undefined)
    throw new HttpError(403, 'Access tokens can’t do this. Sign in instead.')
  if (input.verb === 'assign' && input.assignedTo !== null && !(await holdAtWork(db, input.assignedTo)))
    throw refuseField('assignedTo', 'Enquiries can be assigned only to agents and owners.')
  if (input.verb === 'label' && input.on && !(await holdLabels(db, [input.label])))
    throw notFound('The label')
  if (input.verb === 'answer' && input.text.includes('{price}'))
    throw refuseField('text', 'Enquiries don’t contain a price. Replace {price} with it.')
}

/** Stores the operation, unless the same person has already stored it under this id. */
async function addOnce(db: Queries, by: Actor, input: Input, id: string): Promise<void> {
  if (await findOperation(db, id, by.id)) return
  const { verb, scope } = input
  const total = await countScope(db, scope)
  const added = await addOperation(db, { id, verb, scope, by, value: toValue(input), total })
  if (!added && !(await findOperation(db, id, by.id))) throw keyTaken()
}

async function ownOperation(db: Queries, id: string, { id: byId }: Session): Promise<Operation> {
  const operation = isId(id) ? await findOperation(db, id, byId) : undefined
  if (!operation) throw notFound('The operation')
  return toOperation(operation)
}

/** Bulk changes with progress and undo. */
export const operationRoutes: FastifyPluginAsyncZod<Answering> = async (app, answering) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/operations',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...desk,
        summary: 'Change many enquiries at once',
        description:
          'Applies to the given ids, or to everything that a filter matches at this moment. The response comes when the operation is done, or after a second; it then continues in the background and survives a restart. With an Idempotency-Key (a UUID, which becomes its id), it starts only once. Emails of an answer wait for 60 seconds, so that they can be undone.',
        headers: keyHeader,
        body: operationInput,
        response: answers({ 201: operationResultSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      await assertPossible(app.db, request.body, session)
      const id = idempotencyKey(request, 'uuid') ?? randomUUID()
      await addOnce(app.db, app.actorOf(request), request.body, id)
      await runFor(app, answering, id, WAIT)
      const operation = await ownOperation(app.db, id, session)
      const { verb, state, changed: count } = operation
      const line = { reqId: request.id, event: 'operation', verb, state, count, userId: session.id }
      request.log.info(line, 'many enquiries changed')
      return reply.code(201).send({ operation })
    },
  )

  app.post(
    '/operations/:id/cancel',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...changing,
        summary: 'Stop a bulk change',
        description:
          'Stops after the current batch. What is already changed stays changed, and can be undone.',
      },
    },
    async (request) => {
      const { _id } = await ownOperation(app.db, request.params.id, sessionOf(request))
      await endOperation(app.db, _id, 'cancelled')
      return { operation: await ownOperation(app.db, _id, sessionOf(request)) }
    },
  )

  app.post(
    '/operations/:id/undo',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...changing,
        summary: 'Undo a bulk change',
        description:
          'Restores what it changed, except what somebody has changed since, and cancels answers that are not sent yet. A running bulk change is stopped first.',
      },
    },
    async (request) => {
      const { _id } = await ownOperation(app.db, request.params.id, sessionOf(request))
      await startUndo(app.db, _id)
      await runFor(app, answering, _id, WAIT)
      return { operation: await ownOperation(app.db, _id, sessionOf(request)) }
    },
  )
}

export const operationProgressRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/operations',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
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
      schema: { ...reading, summary: 'Get the progress of a bulk change' },
    },
    async (request) => ({
      operation: await ownOperation(app.db, request.params.id, sessionOf(request)),
    }),
  )
}
