import {
  webhookChangeInput,
  webhookInput,
  webhookResultSchema,
  webhookSecretSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { addWebhook, changeSecret, changeWebhook, deleteWebhook } from './change-webhook.ts'
import { MOST_ENDPOINTS } from './endpoint-store.ts'
import { type AllowedTargets, targetProblem } from './target.ts'

const webhooks = { tags: ['Webhooks'], security: bearer }

function refuseTarget(url: string, allowed: AllowedTargets): void {
  const problem = targetProblem(url, allowed)
  if (problem !== undefined) throw new HttpError(400, `${problem}.`, { errors: { url: `${problem}.` } })
}

/** Webhook settings. Webhooks export personal data, so they are for owners only, and every change is audited. */
export const webhookOwnerRoutes: FastifyPluginAsyncZod<{ allowed: AllowedTargets }> = async (
  app,
  { allowed },
) => {
  app.addHook('onRequest', app.ownersOnly)

  app.post(
    '/webhooks',
    {
      schema: {
        ...webhooks,
        summary: 'Add a webhook',
        description: `Deliveries are signed as Standard Webhooks specifies, with the secret in this response. At most ${MOST_ENDPOINTS} webhooks.`,
        body: webhookInput,
        response: answers({ 201: webhookSecretSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      refuseTarget(request.body.url, allowed)
      return reply.code(201).send(await addWebhook(app, request, request.body))
    },
  )

  app.put(
    '/webhooks/:id',
    {
      schema: {
        ...webhooks,
        summary: 'Change, pause or resume a webhook',
        params: idParams,
        body: webhookChangeInput,
        response: answers({ 200: webhookResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      if (request.body.url !== undefined) refuseTarget(request.body.url, allowed)
      return { webhook: await changeWebhook(app, request, request.params.id, request.body) }
    },
  )

  app.delete(
    '/webhooks/:id',
    {
      schema: {
        ...webhooks,
        summary: 'Delete a webhook and its deliveries',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      await deleteWebhook(app, request, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/webhooks/:id/secret',
    {
      schema: {
        ...webhooks,
        summary: 'Create a new secret',
        description: 'The previous secret also signs for another 24 hours.',
        params: idParams,
        response: answers({ 200: webhookSecretSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => changeSecret(app, request, request.params.id),
  )
}
