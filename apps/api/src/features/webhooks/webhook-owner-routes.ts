import {
  type Webhook,
  webhookChangeInput,
  webhookInput,
  webhookResultSchema,
  webhookSecretSchema,
} from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { assertStillOwner } from '../staff/staff-store.ts'
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  MOST_ENDPOINTS,
  removeEndpoint,
  replaceSecret,
} from './endpoint-store.ts'
import { newSecret } from './signature.ts'
import { type AllowedTargets, targetProblem } from './target.ts'

const tags = ['Webhooks']
const security = bearer
const params = z.object({ id: z.string() })
/** Changed fields for the audit trail: names, never values. */
function changesOf(before: Webhook, { name, url, events, paused }: z.output<typeof webhookChangeInput>) {
  return [
    ...(name === undefined || name === before.name ? [] : ['name']),
    ...(url === undefined || url === before.url ? [] : ['address']),
    ...(events === undefined || `${events.toSorted()}` === `${before.events.toSorted()}` ? [] : ['events']),
    ...(paused === undefined || paused === (before.state === 'paused')
      ? []
      : [paused ? 'paused' : 'resumed']),
  ]
}

/** Webhook settings. Webhooks export personal data, so they are for owners only, and every change is audited. */
export const webhookOwnerRoutes: FastifyPluginAsyncZod<{ allowed: AllowedTargets }> = async (
  app,
  { allowed },
) => {
  app.addHook('onRequest', app.ownersOnly)

  const asOwner = <T>(request: FastifyRequest, work: (tx: Queries) => Promise<T>) =>
    app.db.transaction(async (tx) => {
      await assertStillOwner(tx, sessionOf(request).id)
      return work(tx)
    })
  const found = async (id: string, db: Queries = app.db) => {
    const webhook = isId(id) ? await findEndpoint(db, id) : undefined
    if (!webhook) throw notFound('The webhook')
    return webhook
  }
  const refuseTarget = (url: string) => {
    const problem = targetProblem(url, allowed)
    if (problem !== undefined) throw new HttpError(400, `${problem}.`, { errors: { url: `${problem}.` } })
  }
  const note = (
    tx: Queries,
    request: FastifyRequest,
    recordId: string,
    what: Pick<AuditEntry, 'action' | 'detail'>,
  ) => {
    const event = `webhook ${what.action}`
    request.log.info({ reqId: request.id, event, webhook: recordId, userId: sessionOf(request).id }, event)
    return writeAudit(tx, app.actorOf(request), { ...what, record: 'webhook', recordId })
  }

  app.post(
    '/webhooks',
    {
      schema: {
        tags,
        security,
        summary: 'Add a webhook',
        description: `Deliveries are signed as Standard Webhooks specifies, with the secret in this response. At most ${MOST_ENDPOINTS} webhooks.`,
        body: webhookInput,
        response: answers({ 201: webhookSecretSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      refuseTarget(request.body.url)
      const secret = newSecret()
      const webhook = await asOwner(request, async (tx) => {
        const added = await addEndpoint(tx, request.body, secret)
        if (!added)
          throw new HttpError(
            422,
            `There are ${MOST_ENDPOINTS} webhooks. Delete one that is no longer needed.`,
          )
        await note(tx, request, added._id, { action: 'added' })
        return added
      })
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
      if (request.body.url !== undefined) refuseTarget(request.body.url)
      const webhook = await asOwner(request, async (tx) => {
        const before = await found(request.params.id, tx)
        await changeEndpoint(tx, before._id, request.body as Parameters<typeof changeEndpoint>[2])
        const changes = changesOf(before, request.body)
        if (changes.length > 0)
          await note(tx, request, before._id, { action: 'changed', detail: changes.join(', ') })
        return found(before._id, tx)
      })
      return { webhook }
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
      const { id } = request.params
      await asOwner(request, async (tx) => {
        if (!isId(id) || !(await removeEndpoint(tx, id))) throw notFound('The webhook')
        await note(tx, request, id, { action: 'deleted' })
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/webhooks/:id/secret',
    {
      schema: {
        tags,
        security,
        summary: 'Create a new secret',
        description: 'The previous secret also signs for another 24 hours.',
        params,
        response: answers({ 200: webhookSecretSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const secret = newSecret()
      const webhook = await asOwner(request, async (tx) => {
        const { _id } = await found(request.params.id, tx)
        await replaceSecret(tx, _id, secret)
        await note(tx, request, _id, { action: 'changed', detail: 'secret' })
        return found(_id, tx)
      })
      return { webhook, secret }
    },
  )
}
