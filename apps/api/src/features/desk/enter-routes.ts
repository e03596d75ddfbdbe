import { hash } from 'node:crypto'
import { enteredInput, enteredSchema, type StaffEnquiry } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Actor } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { KEY_DAYS, keyHeader, keyOfAnotherEnquiry } from '../../http/idempotency-key.ts'
import { draftKeyOf } from '../conversations/draft-key.ts'
import { storeEnquiry } from '../enquiries/changes/store-enquiry.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'

/** Stores an enquiry that a member of staff has entered, once per key. */
async function enterEnquiry(
  app: FastifyInstance,
  by: Actor,
  input: z.output<typeof enteredInput>,
  key: string | undefined,
): Promise<StaffEnquiry> {
  const { source, context, ...values } = input
  const fields = { ...values, dateOfPlan: values.dateOfPlan ?? null }
  const fingerprint = hash('sha256', JSON.stringify(input), 'base64url')
  const once = key === undefined ? undefined : { key, fingerprint, seconds: KEY_DAYS * 86_400 }
  const { id, outcome } = await storeEnquiry(app, { source, context, enteredBy: by, fields }, { once })
  if (outcome === 'mismatch') throw keyOfAnotherEnquiry()
  const row = await findEnquiry(app.db, id)
  if (!row) throw notFound('The enquiry')
  if (outcome === 'stored') app.live.tell('created', [id])
  return toStaffEnquiry(row)
}

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
        headers: keyHeader,
        body: enteredInput,
        response: answers({ 201: enteredSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const enquiry = await enterEnquiry(app, app.actorOf(request), request.body, draftKeyOf(request))
      return reply.code(201).send({ enquiry })
    },
  )
}
