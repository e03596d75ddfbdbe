import { quoteLinkInput, sharedQuoteSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../../http/answers.ts'
import { HttpError } from '../../../http/http-error.ts'
import { findEnquiry } from '../../enquiries/enquiry-store.ts'
import { findQuote } from '../../quotes/quote-store.ts'
import { acceptQuote, type Offering, toSharedQuote } from './accept-quote.ts'

const shared = { tags: ['Enquiries'], body: quoteLinkInput }
const gone = () => new HttpError(404, 'This link doesn’t lead to a quote. Open it from our email again.')

/** Rate-limits only invalid links: customers may open theirs as often as they like. */
async function quoteOf(
  app: FastifyInstance,
  { quoteLinks }: Offering,
  request: FastifyRequest,
  link: string,
) {
  const id = quoteLinks.quoteOf(link)
  if (id !== undefined) return id
  await app.limits.countWrongLink(request, 'quote')
  throw gone()
}

/** Routes behind the links in emails; they need no session. The link is in the body, because URLs are logged. */
export const sharedQuoteRoutes: FastifyPluginAsyncZod<Offering> = async (app, offering) => {
  app.post(
    '/quotes/open',
    {
      schema: {
        ...shared,
        summary: 'Read a quote by the link in its email',
        response: answers({ 200: sharedQuoteSchema }, 404, 415),
      },
    },
    async (request) => {
      const quote = await findQuote(app.db, await quoteOf(app, offering, request, request.body.link))
      const row = quote && (await findEnquiry(app.db, quote.enquiry_id))
      if (!row) throw gone()
      return toSharedQuote({ row, quote }, offering)
    },
  )

  app.post(
    '/quotes/accept',
    {
      schema: {
        ...shared,
        summary: 'Accept a quote by the link in its email',
        description:
          'Accepting again changes nothing. 409 if the quote is no longer open; the message says why.',
        response: answers({ 200: sharedQuoteSchema }, 404, 409, 415),
      },
    },
    async (request) => {
      const id = await quoteOf(app, offering, request, request.body.link)
      const by = { id: null, role: 'customer' as const, address: app.limits.addressOf(request) }
      return acceptQuote(app, id, by, offering)
    },
  )
}
