import { messageResultSchema, type SharedQuote, sharedQuoteSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../../db/database.ts'
import { type Actor, writeAudit } from '../../../db/stores/audit-store.ts'
import { answers, bearer } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { idParams, isId } from '../../../http/ids.ts'
import { type Session, sessionOf } from '../../../http/session.ts'
import { findEnquiry, findOwnEnquiry } from '../../enquiries/enquiry-store.ts'
import { type MessageRow, toMessage } from '../../enquiries/messages/message-rows.ts'
import { findMessage, isReadable } from '../../enquiries/messages/message-store.ts'
import { threadOf } from '../../enquiries/thread-parts.ts'
import { quoteState } from '../../quotes/quote-state.ts'
import { findQuote, markWithdrawn } from '../../quotes/quote-store.ts'
import { acceptQuote, lockOffer, type Offering, toSharedQuote } from './accept-quote.ts'
import { newestVersion } from './quote-version-store.ts'

const shared = { security: bearer, params: idParams }

/** The newest version of the quote, if the reader is on the staff or its customer. */
export async function readQuote(
  db: Queries,
  id: string,
  reader: Session,
  offering: Offering,
): Promise<SharedQuote> {
  const staff = reader.role === 'admin'
  const found = isId(id) ? await findQuote(db, id) : undefined
  if (!found) throw notFound('The quote')
  const quote = await newestVersion(db, found)
  const { enquiry_id, message_id } = quote
  const row = await (staff ? findEnquiry(db, enquiry_id) : findOwnEnquiry(db, enquiry_id, reader.id))
  if (!row || !(staff || (await isReadable(db, message_id)))) throw notFound('The quote')
  return toSharedQuote({ row, quote }, offering)
}

/** Withdraws a quote (idempotent); returns the message that contained it. */
async function withdrawQuote(tx: Queries, id: string, by: Actor): Promise<MessageRow> {
  const { row, quote } = await lockOffer(tx, id)
  if (quoteState(quote) === 'accepted')
    throw new HttpError(409, 'The customer has accepted this quote. Call, or write to them.')
  if (quote.ended === null) {
    await markWithdrawn(tx, id)
    await writeAudit(tx, by, { action: 'withdrew', record: 'enquiry', recordId: row.id, detail: 'quote' })
  }
  const message = await findMessage(tx, row.id, quote.message_id)
  if (!message) throw notFound('The quote')
  return message
}

/** Routes for a customer to read and accept quotes, and for staff to withdraw them. */
export const quoteRoutes: FastifyPluginAsyncZod<Offering> = async (app, offering) => {
  app.get(
    '/quotes/:id',
    {
      onRequest: app.staffOrCustomer,
      schema: {
        ...shared,
        tags: ['Enquiries'],
        summary: 'Get a quote',
        description: 'The newest version. Customers can read their own quotes, staff all quotes.',
        response: answers({ 200: sharedQuoteSchema }, 401, 403, 404),
      },
    },
    (request) => readQuote(app.db, request.params.id, sessionOf(request), offering),
  )

  app.post(
    '/quotes/:id/accept',
    {
      onRequest: app.signedIn,
      schema: {
        ...shared,
        tags: ['Enquiries'],
        summary: 'Accept your quote',
        description:
          'Accepting again changes nothing. 409 if the quote is no longer open; the message says why. Staff are notified, and the customer gets an email, unless their address has unsubscribed.',
        response: answers({ 200: sharedQuoteSchema }, 401, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The quote')
      return acceptQuote(app, id, app.actorOf(request), offering)
    },
  )

  app.delete(
    '/quotes/:id',
    {
      onRequest: app.staffOnly,
      schema: {
        ...shared,
        tags: ['Desk'],
        summary: 'Withdraw a quote',
        description: 'Returns the message that contained the quote. 409 if it was accepted meanwhile.',
        response: answers({ 200: messageResultSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The quote')
      const message = await app.db.transaction((tx) => withdrawQuote(tx, id, app.actorOf(request)))
      app.live.tell('changed', [message.enquiry_id, await threadOf(app.db, message.enquiry_id)])
      return { message: toMessage(message) }
    },
  )
}
