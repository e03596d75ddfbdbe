import { deletedSchema, idsInput, restoredSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import { deleteOnce } from '../operations/delete-once.ts'

const tags = ['Desk']
const security = bearer

// Some proxies drop the body of a DELETE, so the ids may also come in the query.
const idsQuery = z.object({ ids: z.union([z.string(), z.array(z.string())]).optional() })

const keyHeader = z.object({ 'idempotency-key': z.string().optional() })

/** Deletes and restores enquiries; a deletion can be undone for 30 days, or what `RETENTION_DELETED` says. */
export const removalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.delete(
    '/enquiries/multiple',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Delete several enquiries',
        description:
          'Takes 1 to 1,000 ids, in the body or as repeated `ids` in the query. They can be restored for 30 days, or for as long as the owner has configured. An Idempotency-Key (a UUID) becomes the id of an operation that can be undone.',
        headers: keyHeader,
        querystring: idsQuery,
        body: idsInput,
        response: answers({ 200: deletedSchema }, 401, 403, 409, 415),
      },
      preValidation: async (request) => {
        const { ids } = (request.query ?? {}) as z.output<typeof idsQuery>
        if (request.body === undefined && ids !== undefined) request.body = { ids: [ids].flat() }
      },
    },
    async (request) => {
      const { id } = sessionOf(request)
      const deleted = await deleteOnce(app, request, request.body.ids)
      app.live.tell('deleted', request.body.ids)
      request.log.info({ reqId: request.id, event: 'deleted', userId: id, count: deleted }, 'deleted')
      return { deleted }
    },
  )

  app.delete(
    '/enquiries/:id',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Delete one enquiry',
        description: 'An Idempotency-Key (a UUID) becomes the id of an operation that can be undone.',
        params: idParams,
        headers: keyHeader,
        response: answers({ 200: deletedSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const by = sessionOf(request).id
      const deleted = isId(id) ? await deleteOnce(app, request, [id]) : 0
      if (deleted === 0) throw notFound('The enquiry')
      app.live.tell('deleted', [id])
      request.log.info({ reqId: request.id, event: 'deleted', userId: by, count: deleted }, 'deleted')
      return { deleted }
    },
  )

  app.post(
    '/enquiries/restore',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Restore deleted enquiries',
        body: idsInput,
        response: answers({ 200: restoredSchema }, 401, 403, 415),
      },
    },
    async (request) => {
      const { ids } = await app.db.transaction(async (tx) =>
        changeEnquiries(tx, app.actorOf(request), await lockEnquiries(tx, request.body.ids), {
          to: () => ({ deleted: false }),
        }),
      )
      app.live.tell('restored', request.body.ids)
      return { restored: ids.length }
    },
  )
}
