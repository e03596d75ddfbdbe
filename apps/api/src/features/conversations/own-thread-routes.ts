import {
  correctionInput,
  ownDetailSchema,
  ownMessageResultSchema,
  ownReplyInput,
} from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { keyHeader } from '../../http/idempotency-key.ts'
import { idParams, isId } from '../../http/ids.ts'
import { takeUploads } from '../attachments/attachment-store.ts'
import { lockThread } from '../enquiries/changes/lock-thread.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { findOwnEnquiry } from '../enquiries/enquiry-store.ts'
import { type MessageRow, toOwnMessage } from '../enquiries/messages/message-rows.ts'
import { findMessage } from '../enquiries/messages/message-store.ts'
import { ownDetail } from '../enquiries/messages/own-detail.ts'
import { correctEnquiry } from './correct-enquiry.ts'
import { addFromSite, type Notifying, notifyStaff } from './customer-wrote.ts'
import { draftKeyOf, findSent } from './draft-key.ts'

const shared = { tags: ['Enquiries'], security: bearer, params: idParams }

async function lockOwn(tx: Queries, id: string, userId: string): Promise<EnquiryRow> {
  const row = isId(id) ? await lockThread(tx, id, userId) : undefined
  if (!row || row.user_id !== userId) throw notFound('The enquiry')
  return row
}

const takeReply = ({ limits }: FastifyInstance, by: Actor) =>
  limits.take(limits.rates.enquiries, `reply of ${by.id}`, 'Too many messages in a short time')

interface Reply extends z.output<typeof ownReplyInput> {
  draftKey: string | undefined
}

/** Stores a customer's message and notifies staff, once per draft. */
async function addReply(
  tx: Queries,
  id: string,
  by: Actor,
  { text, draftKey, attachments = [] }: Reply,
  notifying: Notifying,
): Promise<MessageRow> {
  const row = await lockOwn(tx, id, by.id)
  const sent = await findSent(tx, row.id, { text, draftKey, attachments })
  if (sent) return sent
  const added = await addFromSite(tx, row.id, by, { body: text, draftKey })
  if (!added) throw notFound('The enquiry')
  const files = { enquiryId: row.id, uploadedTo: id, messageId: added.id, by: by.id, ids: attachments }
  await takeUploads(tx, files)
  const message = (await findMessage(tx, row.id, added.id)) ?? added
  await notifyStaff(tx, row, { text, by, files: message.attachments.map(({ name }) => name) }, notifying)
  return message
}

/** Routes for customers to write about, correct and close their enquiries. */
export const ownThreadRoutes: FastifyPluginAsyncZod<Notifying> = async (app, notifying) => {
  app.addHook('onRequest', app.signedIn)

  app.post(
    '/enquiries/:id/replies',
    {
      schema: {
        ...shared,
        summary: 'Write to the business about your enquiry',
        description:
          'Reopens an enquiry that was resolved or closed. With an Idempotency-Key, the same draft is stored once.',
        headers: keyHeader,
        body: ownReplyInput,
        response: answers({ 201: ownMessageResultSchema }, 401, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = app.actorOf(request)
      const draft = { ...request.body, draftKey: draftKeyOf(request) }
      await takeReply(app, by)
      const message = await app.db.transaction((tx) => addReply(tx, id, by, draft, notifying))
      app.live.tell('changed', [message.enquiry_id])
      return reply.code(201).send({ message: toOwnMessage(message) })
    },
  )

  app.put(
    '/enquiries/:id/own',
    {
      schema: {
        ...shared,
        summary: 'Correct or close your enquiry',
        description: 'Corrections appear in the thread, so that staff notice them.',
        body: correctionInput,
        response: answers({ 200: ownDetailSchema }, 401, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const by = app.actorOf(request)
      await takeReply(app, by)
      const { id: thread } = await app.db.transaction(async (tx) => {
        const own = await lockOwn(tx, id, by.id)
        const { closed: _, ...fields } = request.body
        if (own.id !== id && Object.values(fields).some((value) => value !== undefined))
          throw new HttpError(
            409,
            'This enquiry was merged into another one. Reload the page, then correct it there.',
          )
        await correctEnquiry(tx, own, by, request.body, notifying)
        return own
      })
      const row = await findOwnEnquiry(app.db, thread, by.id)
      if (!row) throw notFound('The enquiry')
      app.live.tell('changed', [thread])
      return ownDetail(app.db, row)
    },
  )
}
