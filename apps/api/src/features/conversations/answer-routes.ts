import {
  answerInput,
  contactInput,
  messageResultSchema,
  threadConflictSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiry } from '../enquiries/changes/lock-enquiries.ts'
import { toMessage } from '../enquiries/messages/message-rows.ts'
import { addMessage } from '../enquiries/messages/message-store.ts'
import { answerEnquiry, sendAgain, takenUp } from './answer-enquiry.ts'
import type { Answering } from './answer-letter.ts'
import { draftKeyOf } from './draft-key.ts'

const tags = ['Desk']
const security = bearer

/** Routes for staff to answer enquiries and log calls and chats. */
export const answerRoutes: FastifyPluginAsyncZod<Answering> = async (app, answering) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/enquiries/:id/answers',
    {
      schema: {
        tags,
        security,
        summary: 'Answer by email',
        description:
          'Moves a pending enquiry to in progress. `after` is the last message that you saw: if others have written since, the response is 409 with their messages. With an Idempotency-Key, the same draft is sent once.',
        params: idParams,
        headers: z.object({ 'idempotency-key': z.string().optional() }),
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
        tags,
        security,
        summary: 'Resend an answer that the mail server refused',
        description: 'Goes to the current address of the enquiry. Has no effect on an answer that was sent.',
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
        tags,
        security,
        summary: 'Log a call or a chat',
        description: 'Visible to staff only. Moves a pending enquiry to in progress.',
        params: idParams,
        body: contactInput,
        response: answers({ 201: messageResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      const by = app.actorOf(request)
      const { channel, outcome } = request.body
      const row = await app.db.transaction(async (tx) => {
        const enquiry = await lockEnquiry(tx, id)
        if (!enquiry) throw notFound('The enquiry')
        await changeEnquiries(tx, by, [enquiry], {
          to: takenUp(by),
          audit: { action: 'contacted', detail: channel },
        })
        return addMessage(tx, {
          enquiryId: id,
          authorId: by.id,
          body: '',
          direction: 'out',
          channel,
          outcome,
        })
      })
      if (!row) throw notFound('The enquiry')
      app.live.tell('changed', [id])
      return reply.code(201).send({ message: toMessage(row) })
    },
  )
}
