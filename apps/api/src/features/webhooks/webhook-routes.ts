import {
  deliveryListSchema,
  deliveryResultSchema,
  pageQuery,
  webhookChangeInput,
  webhookInput,
  webhookListSchema,
  webhookResultSchema,
  webhookSecretSchema,
} from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { addTest, listDeliveries, sendAgain } from './delivery-store.ts'
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  listEndpoints,
  MOST_ENDPOINTS,
  removeEndpoint,
  replaceSecret,
} from './endpoint-store.ts'
import { newSecret } from './signature.ts'
import { type AllowedTargets, targetProblem } from './target.ts'

const tags = ['Webhooks']
const security = bearer
const params = z.object({ id: z.string() })
const deliveryParams = params.extend({ delivery: z.string() })
const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** Endpoints of other programs, and what was delivered to them; for staff who are signed in. */
export const webhookRoutes: FastifyPluginAsyncZod<{ allowed: AllowedTargets }> = async (app, { allowed }) => {
  app.addHook('onRequest', app.staffOnly)
  app.addHook('preHandler', app.takeStaffCall)

  const found = async (id: string) => {
    const webhook = isId(id) ? await findEndpoint(app.db, id) : undefined
    if (!webhook) throw notFound('The webhook')
    return webhook
  }
  const refuseTarget = (url: string) => {
    const problem = targetProblem(url, allowed)
    if (problem !== undefined) throw new HttpError(400, `${problem}.`, { errors: { url: `${problem}.` } })
  }
  const note = (request: FastifyRequest, event: string, webhook: string) =>
    request.log.info({ reqId: request.id, event, webhook, userId: sessionOf(request).id }, event)

  app.get(
    '/webhooks',
    {
      schema: {
        tags,
        security,
        summary: 'All webhooks',
        response: answers({ 200: webhookListSchema }, 401, 403),
      },
    },
    async () => ({ webhooks: await listEndpoints(app.db) }),
  )

  app.post(
    '/webhooks',
    {
      schema: {
        tags,
        security,
        summary: 'Add a webhook',
        description: `Deliveries are signed as Standard Webhooks says, with the secret of this answer. At most ${MOST_ENDPOINTS} webhooks.`,
        body: webhookInput,
        response: answers({ 201: webhookSecretSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      refuseTarget(request.body.url)
      const secret = newSecret()
      const webhook = await app.db.transaction((tx) => addEndpoint(tx, request.body, secret))
      if (!webhook)
        throw new HttpError(
          422,
          `There are ${MOST_ENDPOINTS} webhooks. Delete one that nobody needs any more.`,
        )
      note(request, 'webhook added', webhook._id)
      return reply.code(201).send({ webhook, secret })
    },
  )

  app.put(
    '/webhooks/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Change, pause or resume a webhook',
        params,
        body: webhookChangeInput,
        response: answers({ 200: webhookResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { _id } = await found(request.params.id)
      if (request.body.url !== undefined) refuseTarget(request.body.url)
      await changeEndpoint(app.db, _id, request.body as Parameters<typeof changeEndpoint>[2])
      note(request, 'webhook changed', _id)
      return { webhook: await found(_id) }
    },
  )

  app.delete(
    '/webhooks/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Delete a webhook and its deliveries',
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { _id } = await found(request.params.id)
      await app.db.transaction((tx) => removeEndpoint(tx, _id))
      note(request, 'webhook deleted', _id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/webhooks/:id/secret',
    {
      schema: {
        tags,
        security,
        summary: 'Make a new secret',
        description: 'The former one signs too for 24 hours.',
        params,
        response: answers({ 200: webhookSecretSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { _id } = await found(request.params.id)
      const secret = newSecret()
      await replaceSecret(app.db, _id, secret)
      note(request, 'webhook secret changed', _id)
      return { webhook: await found(_id), secret }
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
        summary: 'Deliveries of the last 30 days, newest first',
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
        summary: 'Make a delivery again',
        description: 'Under the same webhook-id, so that a receiver notices what it has worked on already.',
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
