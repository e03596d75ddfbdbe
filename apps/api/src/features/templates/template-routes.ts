import {
  type Template,
  templateInput,
  templateListSchema,
  templateResultSchema,
} from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { type Actor, type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
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

const desk = { tags: ['Desk'], security: bearer }

type Input = z.output<typeof templateInput>

/** Writes changes of shared templates to the audit trail. */
const note = (tx: Queries, by: Actor, entry: Pick<AuditEntry, 'action' | 'recordId' | 'detail'>) =>
  writeAudit(tx, by, { ...entry, record: 'template' })

async function add(tx: Queries, by: Actor, input: Input): Promise<Template> {
  const added = await addTemplate(tx, by.id, input)
  if (!added)
    throw new HttpError(422, `There are ${MOST_TEMPLATES} templates. Delete one that is no longer used.`)
  if (added.shared) await note(tx, by, { action: 'added', recordId: added._id })
  return added
}

async function lock(tx: Queries, userId: string, id: string): Promise<Template> {
  const template = isId(id) ? await lockTemplate(tx, userId, id) : undefined
  if (!template) throw notFound('The template')
  return template
}

async function change(tx: Queries, by: Actor, role: StaffRole | null, id: string, input: Input) {
  const { shared } = await lock(tx, by.id, id)
  if (shared && !input.shared && role !== 'owner')
    throw new HttpError(
      403,
      'Everybody uses this template. Add one of your own, or ask an owner to stop sharing this one.',
    )
  const turned = shared !== input.shared && { detail: input.shared ? 'shared' : 'not shared' }
  if (shared || input.shared) await note(tx, by, { action: 'changed', recordId: id, ...turned })
  return changeTemplate(tx, by.id, id, input)
}

async function remove(tx: Queries, by: Actor, role: StaffRole | null, id: string): Promise<void> {
  const { shared } = await lock(tx, by.id, id)
  if (shared && role !== 'owner')
    throw new HttpError(403, 'This template is shared. Ask an owner to delete it.')
  await deleteTemplate(tx, id)
  if (shared) await note(tx, by, { action: 'deleted', recordId: id })
}

/** Answer templates: shared ones, and private ones of each member of staff. */
export const templateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/templates',
    {
      schema: {
        ...desk,
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
        ...desk,
        summary: 'Add a template',
        body: templateInput,
        response: answers({ 201: templateResultSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const by = app.actorOf(request)
      const template = await app.db.transaction((tx) => add(tx, by, request.body))
      return reply.code(201).send({ template })
    },
  )

  app.put(
    '/templates/:id',
    {
      schema: {
        ...desk,
        summary: 'Change a template',
        description: 'Changes to a shared template are in the audit trail. Only owners can make it private.',
        params: idParams,
        body: templateInput,
        response: answers({ 200: templateResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const by = app.actorOf(request)
      const { staffRole } = sessionOf(request)
      const template = await app.db.transaction((tx) =>
        change(tx, by, staffRole, request.params.id, request.body),
      )
      if (!template) throw notFound('The template')
      return { template }
    },
  )

  app.delete(
    '/templates/:id',
    {
      schema: {
        ...desk,
        summary: 'Delete a template',
        description: 'Only owners can delete a shared template.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const by = app.actorOf(request)
      const { staffRole } = sessionOf(request)
      await app.db.transaction((tx) => remove(tx, by, staffRole, request.params.id))
      return reply.code(204).send(null)
    },
  )
}
