import { templateInput, templateListSchema, templateResultSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { idParams, isId } from '../enquiries/own-enquiry-routes.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  MOST_TEMPLATES,
} from './template-store.ts'

const tags = ['Desk']
const security = bearer

/** Beginnings of answers: everybody's, and those that each member of the staff keeps for themselves. */
export const templateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)
  app.addHook('preHandler', (request) =>
    app.limits.takeLeased(app.limits.rates.staff, `staff ${sessionOf(request).id}`),
  )

  app.get(
    '/templates',
    {
      schema: {
        tags,
        security,
        summary: 'Templates of answers, shared ones and your own',
        description:
          '`{name}`, `{place}`, `{dates}`, `{price}` and `{link}` in them are filled in by the desk.',
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
      const template = await addTemplate(app.db, sessionOf(request).id, request.body)
      if (!template)
        throw new HttpError(
          422,
          `There are ${MOST_TEMPLATES} templates. Delete one that nobody uses any more.`,
        )
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
        params: idParams,
        body: templateInput,
        response: answers({ 200: templateResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const template = isId(id)
        ? await changeTemplate(app.db, sessionOf(request).id, id, request.body)
        : undefined
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
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id) || !(await deleteTemplate(app.db, sessionOf(request).id, id)))
        throw notFound('The template')
      return reply.code(204).send(null)
    },
  )
}
