import {
  deliveryListSchema,
  deliveryResultSchema,
  pageQuery,
  webhookListSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { addTest, listDeliveries, sendAgain } from './delivery-store.ts'
import { findEndpoint, listEndpoints } from './endpoint-store.ts'

const tags = ['Webhooks']
const security = bearer
const params = z.object({ id: z.string() })
const deliveryParams = params.extend({ delivery: z.string() })
/** Webhooks for staff: list and test. Only owners see more than the host, because URLs may contain keys. */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  const found = async (id: string) => {
    const webhook = isId(id) ? await findEndpoint(app.db, id) : undefined
    if (!webhook) throw notFound('The webhook')
    return webhook
  }

  app.get(
    '/webhooks',
    {
      schema: {
        tags,
        security,
        summary: 'List webhooks',
        description: 'Owners get full URLs, other staff only the host, because a URL may contain a key.',
        response: answers({ 200: webhookListSchema }, 401, 403),
      },
    },
    async (request) => {
      const webhooks = await listEndpoints(app.db)
      if (sessionOf(request).staffRole === 'owner') return { webhooks }
      return { webhooks: webhooks.map((webhook) => ({ ...webhook, url: null })) }
    },
  )

  app.post(
    '/webhooks/:id/test',
    {
      schema: {
        tags,
        security,
        summary: 'Send a test event',
        params,
        response: answers({ 202: deliveryResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { _id, state } = await found(request.params.id)
      if (state !== 'active') throw new HttpError(422, 'Resume this webhook first: nothing is sent to it.')
      const delivery = await addTest(app.db, _id)
      if (!delivery) throw notFound('The webhook')
      return reply.code(202).send({ delivery })
    },
  )

  app.get(
    '/webhooks/:id/deliveries',
    {
      schema: {
        tags,
        security,
        summary: 'List deliveries of the last 30 days, newest first',
        params,
        querystring: pageQuery,
        response: answers({ 200: deliveryListSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { page, limit } = request.query
      const { _id } = await found(request.params.id)
      const list = await listDeliveries(app.db, _id, limit, (page - 1) * limit)
      return { ...list, totalPages: Math.ceil(list.total / limit), page, limit }
    },
  )

  app.post(
    '/webhooks/:id/deliveries/:delivery/redeliver',
    {
      schema: {
        tags,
        security,
        summary: 'Retry a delivery',
        description: 'Uses the same webhook-id, so that a receiver can recognise a duplicate.',
        params: deliveryParams,
        response: answers({ 202: deliveryResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const delivery =
        isId(id) && isId(request.params.delivery)
          ? await sendAgain(app.db, id, request.params.delivery)
          : undefined
      if (!delivery) throw notFound('The delivery')
      return reply.code(202).send({ delivery })
    },
  )
}
