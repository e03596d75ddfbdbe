import { quoteLinkInput, type SharedQuote } from '@susegad/api-client/contract'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../../http/answers.ts'
import { idParams } from '../../../http/ids.ts'
import { sessionOf } from '../../../http/session.ts'
import { pdfNameOf, quoteAsPdf } from '../../quotes/quote-pdf.ts'
import type { Offering } from './accept-quote.ts'
import { readQuote } from './quote-routes.ts'
import { openByLink } from './shared-quote-routes.ts'

/** A PDF costs a hundred times as much as the quote: this many at once of each, then one a minute. */
const RATE = { burst: 20, seconds: 60 }

const file = z.custom<Buffer>().describe('The PDF')

/** Routes that write a quote as a PDF, by session or by the link in its email. */
export const quotePdfRoutes: FastifyPluginAsyncZod<Offering> = async (app, offering) => {
  async function send(reply: FastifyReply, shared: SharedQuote) {
    await app.limits.take(RATE, `pdf of ${shared.quote._id}`, 'Too many downloads in a short time')
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${pdfNameOf(shared)}"`)
      .send(await quoteAsPdf(shared, offering.business))
  }

  app.get(
    '/quotes/:id/pdf',
    {
      exposeHeadRoute: false,
      onRequest: app.staffOrCustomer,
      schema: {
        tags: ['Enquiries'],
        security: bearer,
        params: idParams,
        summary: 'Get a quote as a PDF',
        description: 'The newest version. Customers can read their own quotes, staff all quotes.',
        response: answers({ 200: file }, 401, 403, 404),
      },
    },
    async (request, reply) =>
      send(reply, await readQuote(app.db, request.params.id, sessionOf(request), offering)),
  )

  app.post(
    '/quotes/pdf',
    {
      config: { storesNothing: true },
      schema: {
        tags: ['Enquiries'],
        body: quoteLinkInput,
        summary: 'Get a quote as a PDF by the link in its email',
        description: 'The newest version.',
        response: answers({ 200: file }, 404, 415),
      },
    },
    async (request, reply) => send(reply, await openByLink(app, offering, request, request.body.link)),
  )
}
