import { messageResultSchema, sharedQuoteSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../../db/stores/audit-store.ts'
import { answers, bearer } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { idParams, isId } from '../../../http/ids.ts'
import { assertSecondFactor, sessionOf } from '../../../http/session.ts'
import { findEnquiry, findOwnEnquiry } from '../../enquiries/enquiry-store.ts'
import { toMessage } from '../../enquiries/messages/message-rows.ts'
import { findMessage, isReadable } from '../../enquiries/messages/message-store.ts'
import { quoteState } from '../../quotes/quote-state.ts'
import { findQuote, markWithdrawn } from '../../quotes/quote-store.ts'
import { acceptQuote, lockOffer, type Offering } from './accept-quote.ts'
import { toSharedQuote } from './shared-quote.ts'

const security = bearer

/** Routes for a customer to read and accept quotes, and for staff to withdraw them. */
export const quoteRoutes: FastifyPluginAsyncZod<Offering> = async (app, offering) => {
  app.get(
    '/quotes/:id',
    {
      onRequest: app.signedIn,
      schema: {
        tags: ['Enquiries'],
        security,
        summary: 'Get a quote',
        description: 'Customers can read their own quotes, staff all quotes.',
        params: idParams,
        response: answers({ 200: sharedQuoteSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { id } = request.params
      const session = sessionOf(request)
      const staff = session.role === 'admin'
      if (staff) assertSecondFactor(session)
      const quote = isId(id) ? await findQuote(app.db, id) : undefined
      const row =
        quote &&
        (await (staff
          ? findEnquiry(app.db, quote.enquiry_id)
          : findOwnEnquiry(app.db, quote.enquiry_id, session.id)))
      if (!row || !(staff || (await isReadable(app.db, quote.message_id)))) throw notFound('The quote')
      return toSharedQuote({ row, quote }, offering)
    },
  )

  app.post(
    '/quotes/:id/accept',
    {
      onRequest: app.signedIn,
      schema: {
        tags: ['Enquiries'],
        security,
        summary: 'Accept your quote',
        description:
          'Accepting again changes nothing. 409 if the quote is no longer open; the message says why. Staff are notified, and the customer gets an email.',
        params: idParams,
        response: answers({ 200: sharedQuoteSchema }, 401, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The quote')
      return toSharedQuote(await acceptQuote(app, id, app.actorOf(request), offering), offering)
    },
  )

  app.delete(
    '/quotes/:id',
    {
      onRequest: app.staffOnly,
      schema: {
        tags: ['Desk'],
        security,
        summary: 'Withdraw a quote',
        description: 'Returns the message that contained the quote. 409 if it was accepted meanwhile.',
        params: idParams,
        response: answers({ 200: messageResultSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The quote')
      const by = app.actorOf(request)
      const message = await app.db.transaction(async (tx) => {
        const { row, quote } = await lockOffer(tx, id)
        const state = quoteState(quote)
        if (state === 'accepted')
          throw new HttpError(409, 'The customer has accepted this quote. Call, or write to them.')
        if (quote.ended === null) {
          await markWithdrawn(tx, id)
          await writeAudit(tx, by, {
            action: 'withdrew',
            record: 'enquiry',
            recordId: row.id,
            detail: 'quote',
          })
        }
        return findMessage(tx, row.id, quote.message_id)
      })
      if (!message) throw notFound('The quote')
      app.live.tell('changed', [message.enquiry_id])
      return { message: toMessage(message) }
    },
  )
}
