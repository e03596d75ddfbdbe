import {
  answerInput,
  contactInput,
  messageResultSchema,
  threadConflictSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { keyHeader } from '../../http/idempotency-key.ts'
import { idParams, isId } from '../../http/ids.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiry } from '../enquiries/changes/lock-enquiries.ts'
import { assertNotMerged } from '../enquiries/changes/lock-thread.ts'
import { type MessageRow, toMessage } from '../enquiries/messages/message-rows.ts'
import { addMessage } from '../enquiries/messages/message-store.ts'
import { answerEnquiry, sendAgain } from './answer-enquiry.ts'
import type { Answering } from './answer-letter.ts'
import { draftKeyOf } from './draft-key.ts'

const shared = { tags: ['Desk'], security: bearer, params: idParams }

/** Logs a call, a chat or a visit. What it means for the status is for the person to say. */
async function logContact(
  tx: Queries,
  id: string,
  by: Actor,
  { channel, outcome }: z.output<typeof contactInput>,
): Promise<MessageRow> {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry) throw notFound('The enquiry')
  assertNotMerged(enquiry)
  await changeEnquiries(tx, by, [enquiry], {
    to: () => ({}),
    audit: { action: 'contacted', detail: channel },
  })
  const contact = { enquiryId: id, authorId: by.id, body: '', channel, outcome }
  const added = await addMessage(tx, { ...contact, direction: 'out' })
  if (!added) throw notFound('The enquiry')
  return added
}

/** Routes for staff to answer enquiries and log calls, chats and visits. */
export const answerRoutes: FastifyPluginAsyncZod<Answering> = async (app, answering) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/enquiries/:id/answers',
    {
      schema: {
        ...shared,
        summary: 'Answer by email or WhatsApp',
        description:
          'Moves a pending enquiry to in progress. `after` is the last message that you saw: if others have written since, the response is 409 with their messages. With an Idempotency-Key, the same draft is sent once.',
        headers: keyHeader,
        body: answerInput,
        response: answers({ 201: messageResultSchema, 409: threadConflictSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      const draft = { ...request.body, draftKey: draftKeyOf(request) }
      const row = await answerEnquiry(app, answering, id, app.actorOf(request), draft)
      app.live.tell('changed', [id])
      return reply.code(201).send({ message: toMessage(row) })
    },
  )

  app.post(
    '/enquiries/:id/messages/:message/send',
    {
      schema: {
        ...shared,
        summary: 'Resend an answer that the mail server refused',
        description:
          'Goes to the current address of the enquiry; an answer that WhatsApp refused goes by email now. Has no effect on an answer that was sent.',
        params: idParams.extend({ message: z.string() }),
        response: answers({ 202: messageResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { id, message } = request.params
      if (!isId(id) || !isId(message)) throw notFound('The answer')
      const row = await sendAgain(app, answering, { id, message, by: app.actorOf(request) })
      app.live.tell('changed', [id])
      return reply.code(202).send({ message: toMessage(row) })
    },
  )

  app.post(
    '/enquiries/:id/contacts',
    {
      schema: {
        ...shared,
        summary: 'Log a call, a chat or a visit',
        description:
          'Visible to staff only. Counts as an answer unless nobody was reached (`no-answer`). Leaves the status as it is.',
        body: contactInput,
        response: answers({ 201: messageResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      const by = app.actorOf(request)
      const row = await app.db.transaction((tx) => logContact(tx, id, by, request.body))
      app.live.tell('changed', [id])
      return reply.code(201).send({ message: toMessage(row) })
    },
  )
}
