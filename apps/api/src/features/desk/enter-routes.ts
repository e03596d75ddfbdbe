import { hash } from 'node:crypto'
import { enteredInput, enteredSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { draftKeyOf } from '../conversations/draft-key.ts'
import { storeEnquiry } from '../enquiries/changes/store-enquiry.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'

/** How long the key of a draft is remembered, in seconds. */
const REMEMBERED = 24 * 3600

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
      const { source, context, ...values } = request.body
      const enquiry = {
        source,
        context,
        enteredBy: by,
        fields: { ...values, dateOfPlan: values.dateOfPlan ?? null },
      }
      const once = key === undefined ? undefined : { key, fingerprint, seconds: REMEMBERED }
      const { id, outcome } = await storeEnquiry(app, enquiry, { once })
      if (outcome === 'mismatch')
        throw new HttpError(422, 'This Idempotency-Key was used for another enquiry. Use a new key.')
      const row = await findEnquiry(app.db, id)
      if (!row) throw notFound('The enquiry')
      if (outcome === 'stored') app.live.tell('created', [id])
      return reply.code(201).send({ enquiry: toStaffEnquiry(row) })
    },
  )
}
