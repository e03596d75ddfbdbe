import { hash } from 'node:crypto'
import { enteredInput, enteredSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../../db/stores/audit-store.ts'
import { answers, bearer } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { draftKeyOf } from '../../conversations/draft-key.ts'
import { toStaffEnquiry } from '../enquiry-rows.ts'
import { findEnquiry } from '../enquiry-store.ts'
import { enteredBefore, storeEntered } from './entered-store.ts'

/** Lets staff enter enquiries from calls, visits and chats. */
export const enterRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/enquiries/entered',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags: ['Desk'],
        security: bearer,
        summary: 'Enter an enquiry from a call, a visit or a chat',
        description:
          'Requires a phone number or an email address. With an Idempotency-Key, the same draft is stored once.',
        headers: z.object({ 'idempotency-key': z.string().optional() }),
        body: enteredInput,
        response: answers({ 201: enteredSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const by = app.actorOf(request)
      const key = draftKeyOf(request)
      const fingerprint = hash('sha256', JSON.stringify(request.body), 'base64url')
      const id = await app.db.transaction(async (tx) => {
        const before = key === undefined ? undefined : await enteredBefore(tx, key)
        if (before && before.fingerprint !== fingerprint)
          throw new HttpError(422, 'This Idempotency-Key was used for another enquiry. Use a new key.')
        if (before) return before.id
        const entered = await storeEntered(tx, request.body, by.id, key ? { key, fingerprint } : undefined)
        await writeAudit(tx, by, {
          action: 'entered',
          record: 'enquiry',
          recordId: entered,
          detail: request.body.source,
        })
        return entered
      })
      const row = await findEnquiry(app.db, id)
      if (!row) throw notFound('The enquiry')
      app.live.tell('created', [id])
      return reply.code(201).send({ enquiry: toStaffEnquiry(row) })
    },
  )
}
