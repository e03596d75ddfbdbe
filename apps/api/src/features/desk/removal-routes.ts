import { deletedSchema, idsInput, restoredSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idempotencyKey, keyHeader } from '../../http/idempotency-key.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'
import { deleteOnce } from '../operations/delete-once.ts'

const desk = { tags: ['Desk'], security: bearer }

// Some proxies drop the body of a DELETE, so the ids may also come in the query.
const idsQuery = z.object({ ids: z.union([z.string(), z.array(z.string())]).optional() })

async function remove(app: FastifyInstance, request: FastifyRequest, wanted: readonly string[]) {
  const key = idempotencyKey(request, 'uuid')
  const { count, ids } = await deleteOnce(app.db, app.actorOf(request), wanted, key)
  if (ids.length > 0) app.live.tell('deleted', ids)
  const { id: userId } = sessionOf(request)
  if (count > 0) request.log.info({ reqId: request.id, event: 'deleted', userId, count }, 'deleted')
  return count
}

/** Deletes and restores enquiries; a deletion can be undone for 30 days, or what `RETENTION_DELETED` says. */
export const removalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.delete(
    '/enquiries/multiple',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...desk,
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
      return { deleted: await remove(app, request, request.body.ids) }
    },
  )

  app.delete(
    '/enquiries/:id',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...desk,
        summary: 'Delete one enquiry',
        description: 'An Idempotency-Key (a UUID) becomes the id of an operation that can be undone.',
        params: idParams,
        headers: keyHeader,
        response: answers({ 200: deletedSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { id } = request.params
      const deleted = isId(id) ? await remove(app, request, [id]) : 0
      if (deleted === 0) {
        const row = isId(id) ? await findEnquiry(app.db, id) : undefined
        if (!row) throw notFound('The enquiry')
        throw new HttpError(
          422,
          'Its messages are in the enquiry into which it was merged. Undo the merge first.',
        )
      }
      return { deleted }
    },
  )

  app.post(
    '/enquiries/restore',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...desk,
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
      if (ids.length > 0) app.live.tell('restored', ids)
      return { restored: ids.length }
    },
  )
}
