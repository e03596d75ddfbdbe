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
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { addTest, listDeliveries, sendAgain } from './delivery-store.ts'
import { findEndpoint, listEndpoints } from './endpoint-store.ts'

const webhooks = { tags: ['Webhooks'], security: bearer }

/** Webhooks for staff: list and test. Only owners see more than the host, because URLs may contain keys. */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/webhooks',
    {
      schema: {
        ...webhooks,
        summary: 'List webhooks',
        description: 'Owners get full URLs, other staff only the host, because a URL may contain a key.',
        response: answers({ 200: webhookListSchema }, 401, 403),
      },
    },
    async (request) => {
      const all = await listEndpoints(app.db)
      const isOwner = sessionOf(request).staffRole === 'owner'
      return { webhooks: isOwner ? all : all.map((webhook) => ({ ...webhook, url: null })) }
    },
  )

  app.post(
    '/webhooks/:id/test',
    {
      schema: {
        ...webhooks,
        summary: 'Send a test event',
        params: idParams,
        response: answers({ 202: deliveryResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { _id, state } = await findEndpoint(app.db, request.params.id)
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
        ...webhooks,
        summary: 'List deliveries of the last 30 days, newest first',
        params: idParams,
        querystring: pageQuery,
        response: answers({ 200: deliveryListSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { page, limit } = request.query
      const { _id } = await findEndpoint(app.db, request.params.id)
      const list = await listDeliveries(app.db, _id, limit, (page - 1) * limit)
      return { ...list, totalPages: Math.ceil(list.total / limit), page, limit }
    },
  )

  app.post(
    '/webhooks/:id/deliveries/:delivery/redeliver',
    {
      schema: {
        ...webhooks,
        summary: 'Retry a delivery',
        description: 'Uses the same webhook-id, so that a receiver can recognise a duplicate.',
        params: idParams.extend({ delivery: z.string() }),
        response: answers({ 202: deliveryResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id, delivery: deliveryId } = request.params
      const delivery = isId(id) && isId(deliveryId) && (await sendAgain(app.db, id, deliveryId))
      if (!delivery) throw notFound('The delivery')
      return reply.code(202).send({ delivery })
    },
  )
}
