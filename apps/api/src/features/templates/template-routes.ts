import { templateInput, templateListSchema, templateResultSchema } from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  lockTemplate,
  MOST_TEMPLATES,
} from './template-store.ts'

const tags = ['Desk']
const security = bearer

/** Answer templates: shared ones, and private ones of each member of staff. */
export const templateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  /** Writes changes of shared templates to the audit trail. */
  const note = (
    tx: Queries,
    request: FastifyRequest,
    entry: Pick<AuditEntry, 'action' | 'recordId' | 'detail'>,
  ) => writeAudit(tx, app.actorOf(request), { ...entry, record: 'template' })

  app.get(
    '/templates',
    {
      schema: {
        tags,
        security,
        summary: 'List answer templates, shared ones and your own',
        description: 'The desk fills in `{name}`, `{place}`, `{dates}`, `{price}` and `{link}`.',
        response: answers({ 200: templateListSchema }, 401, 403),
      },
    },
    async (request) => ({ templates: await listTemplates(app.db, sessionOf(request).id) }),
  )

  app.post(
    '/templates',
    {
      schema: {
        tags,
        security,
        summary: 'Add a template',
        body: templateInput,
        response: answers({ 201: templateResultSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const template = await app.db.transaction(async (tx) => {
        const added = await addTemplate(tx, sessionOf(request).id, request.body)
        if (!added)
          throw new HttpError(
            422,
            `There are ${MOST_TEMPLATES} templates. Delete one that is no longer used.`,
          )
        if (added.shared) await note(tx, request, { action: 'added', recordId: added._id })
        return added
      })
      return reply.code(201).send({ template })
    },
  )

  app.put(
    '/templates/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Change a template',
        description: 'Changes to a shared template are in the audit trail. Only owners can make it private.',
        params: idParams,
        body: templateInput,
        response: answers({ 200: templateResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { id: userId, staffRole } = sessionOf(request)
      const { id } = request.params
      const { shared } = request.body
      const template = await app.db.transaction(async (tx) => {
        const before = isId(id) ? await lockTemplate(tx, userId, id) : undefined
        if (!before) throw notFound('The template')
        if (before.shared && !shared && staffRole !== 'owner')
          throw new HttpError(
            403,
            'Everybody uses this template. Add one of your own, or ask an owner to stop sharing this one.',
          )
        const turned = { detail: shared ? 'shared' : 'not shared' }
        if (before.shared || shared)
          await note(tx, request, {
            action: 'changed',
            recordId: id,
            ...(before.shared !== shared && turned),
          })
        return changeTemplate(tx, userId, id, request.body)
      })
      if (!template) throw notFound('The template')
      return { template }
    },
  )

  app.delete(
    '/templates/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Delete a template',
        description: 'Only owners can delete a shared template.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id: userId, staffRole } = sessionOf(request)
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        const before = isId(id) ? await lockTemplate(tx, userId, id) : undefined
        if (!before) throw notFound('The template')
        if (before.shared && staffRole !== 'owner')
          throw new HttpError(403, 'This template is shared. Ask an owner to delete it.')
        await deleteTemplate(tx, id)
        if (before.shared) await note(tx, request, { action: 'deleted', recordId: id })
      })
      return reply.code(204).send(null)
    },
  )
}
