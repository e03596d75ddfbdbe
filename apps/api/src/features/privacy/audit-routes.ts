import { auditListSchema, auditQuery } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../http/answers.ts'
import { listAudit } from './audit-list-store.ts'

/** The audit trail, for staff. Reading it adds no entry. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/audit',
    {
      schema: {
        tags: ['Desk'],
        summary: 'List the audit trail, newest first',
        description:
          'Entries are kept for 24 months, or for as long as the owner has configured. `total` counts up to 10,000 entries beyond the page; `more` says whether there are even more. `by` is the id of a person, or `service`.',
        security: bearer,
        querystring: auditQuery,
        response: answers({ 200: auditListSchema }, 401, 403),
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const { entries, total, more } = await listAudit(app.db, filter, limit, (page - 1) * limit)
      return { entries, total, totalPages: Math.ceil(total / limit), more, page, limit }
    },
  )
}
