import {
  correctionInput,
  ownDetailSchema,
  ownMessageResultSchema,
  ownReplyInput,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { lockEnquiry } from '../enquiries/changes/lock-enquiries.ts'
import { type EnquiryRow, toEnquiry } from '../enquiries/enquiry-rows.ts'
import { findOwnEnquiry } from '../enquiries/enquiry-store.ts'
import { toOwnMessage, toThread } from '../enquiries/messages/message-rows.ts'
import { addMessage, findByDraft, threadPage } from '../enquiries/messages/message-store.ts'
import { correctEnquiry } from './correct-enquiry.ts'
import { noteWriting, type Told } from './customer-wrote.ts'
import { assertSameDraft, draftKeyOf } from './draft-key.ts'

const tags = ['Enquiries']
const security = bearer

/** Routes for customers to write about, correct and close their enquiries. */
export const ownThreadRoutes: FastifyPluginAsyncZod<Told> = async (app, told) => {
  app.addHook('onRequest', app.signedIn)

  const lockOwn = async (tx: Queries, id: string, userId: string): Promise<EnquiryRow> => {
    const row = isId(id) ? await lockEnquiry(tx, id) : undefined
    if (!row || row.user_id !== userId) throw notFound('The enquiry')
    return row
  }

  app.post(
    '/enquiries/:id/replies',
    {
      schema: {
        tags,
        security,
        summary: 'Write to the business about your enquiry',
        description:
          'Reopens an enquiry that was resolved or closed. With an Idempotency-Key, the same draft is stored once.',
        params: idParams,
        headers: z.object({ 'idempotency-key': z.string().optional() }),
        body: ownReplyInput,
        response: answers({ 201: ownMessageResultSchema }, 401, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = app.actorOf(request)
      const { text } = request.body
      const draftKey = draftKeyOf(request)
      await app.limits.take(
        app.limits.rates.enquiries,
        `reply of ${by.id}`,
        'Too many messages in a short time',
      )
      const message = await app.db.transaction(async (tx) => {
        const row = await lockOwn(tx, id, by.id)
        const before = draftKey === undefined ? undefined : await findByDraft(tx, id, draftKey)
        if (before) {
          assertSameDraft(before, text)
          return before
        }
        await noteWriting(tx, row, { text, by }, told)
        return addMessage(tx, {
          enquiryId: id,
          authorId: by.id,
          body: text,
          draftKey,
          direction: 'in',
          channel: 'site',
        })
      })
      if (!message) throw notFound('The enquiry')
      app.live.tell('changed', [id])
      return reply.code(201).send({ message: toOwnMessage(message) })
    },
  )

  app.put(
    '/enquiries/:id/own',
    {
      schema: {
        tags,
        security,
        summary: 'Correct or close your enquiry',
        description: 'Corrections appear in the thread, so that staff notice them.',
        params: idParams,
        body: correctionInput,
        response: answers({ 200: ownDetailSchema }, 401, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const by = app.actorOf(request)
      await app.limits.take(
        app.limits.rates.enquiries,
        `reply of ${by.id}`,
        'Too many messages in a short time',
      )
      await app.db.transaction(async (tx) =>
        correctEnquiry(tx, await lockOwn(tx, id, by.id), by, request.body, told),
      )
      const row = await findOwnEnquiry(app.db, id, by.id)
      if (!row) throw notFound('The enquiry')
      app.live.tell('changed', [id])
      return { enquiry: toEnquiry(row), ...toThread(await threadPage(app.db, id, 'public'), toOwnMessage) }
    },
  )
}
