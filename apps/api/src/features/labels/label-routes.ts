import {
  type Label,
  labelDeletedSchema,
  labelInput,
  labelListSchema,
  labelResultSchema,
} from '@susegad/api-client/contract'
import { LABELS_MAX } from '@susegad/api-client/rules'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Database, errorCode, type Queries } from '../../db/database.ts'
import { type Actor, type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { addLabel, changeLabel, deleteLabel, listLabels, lockLabels, restoreLabel } from './label-store.ts'

const desk = { tags: ['Desk'], security: bearer }

const UNIQUE_VIOLATION = '23505'

const note = (tx: Queries, by: Actor, entry: Pick<AuditEntry, 'action' | 'recordId'>) =>
  writeAudit(tx, by, { ...entry, record: 'label' })

/** Runs a change of labels; 409 if another label has the name. */
async function change<T>(db: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    const message = 'There is already a label with this name.'
    throw new HttpError(409, message, { errors: { name: message } })
  }
}

async function add(
  tx: Queries,
  by: Actor,
  action: 'added' | 'restored',
  make: () => Promise<Label | undefined>,
): Promise<Label> {
  if ((await lockLabels(tx)) >= LABELS_MAX)
    throw new HttpError(422, `There are ${LABELS_MAX} labels. Delete one that is no longer used.`)
  const label = await make()
  if (!label) throw notFound('The label')
  await note(tx, by, { action, recordId: label._id })
  return label
}

function assertOwner(request: FastifyRequest): void {
  if (sessionOf(request).staffRole !== 'owner')
    throw new HttpError(403, 'Everybody uses this label. Ask an owner to delete it.')
}

/** Labels of enquiries: staff make and rename them, owners delete them. */
export const labelRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/labels',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
        summary: 'List labels',
        response: answers({ 200: labelListSchema }, 401, 403),
      },
    },
    async () => ({ labels: await listLabels(app.db) }),
  )

  app.post(
    '/labels',
    {
      schema: {
        ...desk,
        summary: 'Add a label',
        description: `At most ${LABELS_MAX}. 409 if there is one with this name, in upper or lower case.`,
        body: labelInput,
        response: answers({ 201: labelResultSchema }, 401, 403, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const by = app.actorOf(request)
      const label = await change(app.db, (tx) => add(tx, by, 'added', () => addLabel(tx, request.body)))
      return reply.code(201).send({ label })
    },
  )

  app.put(
    '/labels/:id',
    {
      schema: {
        ...desk,
        summary: 'Change the name or colour of a label',
        params: idParams,
        body: labelInput,
        response: answers({ 200: labelResultSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const by = app.actorOf(request)
      const label = await change(app.db, async (tx) => {
        const changed = isId(id) ? await changeLabel(tx, id, request.body) : undefined
        if (!changed) throw notFound('The label')
        await note(tx, by, { action: 'changed', recordId: id })
        return changed
      })
      return { label }
    },
  )

  app.delete(
    '/labels/:id',
    {
      schema: {
        ...desk,
        summary: 'Delete a label',
        description: 'For owners. It can be restored for 30 days, on every enquiry that had it.',
        params: idParams,
        response: answers({ 200: labelDeletedSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      assertOwner(request)
      const enquiries = await app.db.transaction(async (tx) => {
        const found = isId(id) ? await deleteLabel(tx, id) : undefined
        if (found === undefined) throw notFound('The label')
        await note(tx, app.actorOf(request), { action: 'deleted', recordId: id })
        return found
      })
      return { enquiries }
    },
  )

  app.post(
    '/labels/:id/restore',
    {
      schema: {
        ...desk,
        summary: 'Restore a deleted label',
        description: 'For owners. 409 if another label has its name meanwhile.',
        params: idParams,
        response: answers({ 200: labelResultSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { id } = request.params
      assertOwner(request)
      if (!isId(id)) throw notFound('The label')
      const by = app.actorOf(request)
      return { label: await change(app.db, (tx) => add(tx, by, 'restored', () => restoreLabel(tx, id))) }
    },
  )
}
