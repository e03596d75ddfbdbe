import type { Webhook, webhookChangeInput, webhookInput } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
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

type Values = z.output<typeof webhookInput>
type Change = z.output<typeof webhookChangeInput>
type Work<T> = (
  tx: Queries,
  note: (id: string, what: Pick<AuditEntry, 'action' | 'detail'>) => Promise<unknown>,
) => Promise<T>

/** Runs a change by an owner in a transaction; `note` logs and audits it. */
const asOwner = <T>(app: FastifyInstance, request: FastifyRequest, work: Work<T>) =>
  app.db.transaction(async (tx) => {
    const { id: userId } = sessionOf(request)
    await assertStillOwner(tx, userId)
    return work(tx, (recordId, what) => {
      const event = `webhook ${what.action}`
      request.log.info({ reqId: request.id, event, webhook: recordId, userId }, event)
      return writeAudit(tx, app.actorOf(request), { ...what, record: 'webhook', recordId })
    })
  })

/** Changed fields for the audit trail: names, never values. */
function changesOf(before: Webhook, { name, url, events, paused }: Change) {
  const changes: string[] = []
  if (name !== undefined && name !== before.name) changes.push('name')
  if (url !== undefined && url !== before.url) changes.push('address')
  if (events !== undefined && `${events.toSorted()}` !== `${before.events.toSorted()}`) changes.push('events')
  if (paused !== undefined && paused !== (before.state === 'paused'))
    changes.push(paused ? 'paused' : 'resumed')
  return changes
}

export const addWebhook = (app: FastifyInstance, request: FastifyRequest, values: Values) =>
  asOwner(app, request, async (tx, note) => {
    const secret = newSecret()
    const webhook = await addEndpoint(tx, values, secret)
    if (!webhook)
      throw new HttpError(422, `There are ${MOST_ENDPOINTS} webhooks. Delete one that is no longer needed.`)
    await note(webhook._id, { action: 'added' })
    return { webhook, secret }
  })

export const changeWebhook = (app: FastifyInstance, request: FastifyRequest, id: string, change: Change) =>
  asOwner(app, request, async (tx, note) => {
    const before = await findEndpoint(tx, id)
    await changeEndpoint(tx, id, change)
    const changes = changesOf(before, change)
    if (changes.length > 0) await note(id, { action: 'changed', detail: changes.join(', ') })
    return findEndpoint(tx, id)
  })

export const deleteWebhook = (app: FastifyInstance, request: FastifyRequest, id: string) =>
  asOwner(app, request, async (tx, note) => {
    if (!isId(id) || !(await removeEndpoint(tx, id))) throw notFound('The webhook')
    await note(id, { action: 'deleted' })
  })

export const changeSecret = (app: FastifyInstance, request: FastifyRequest, id: string) =>
  asOwner(app, request, async (tx, note) => {
    const secret = newSecret()
    const { _id } = await findEndpoint(tx, id)
    await replaceSecret(tx, _id, secret)
    await note(_id, { action: 'changed', detail: 'secret' })
    return { webhook: await findEndpoint(tx, _id), secret }
  })
