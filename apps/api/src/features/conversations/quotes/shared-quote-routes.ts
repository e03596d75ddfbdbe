import {
  quoteAcceptInput,
  quoteLinkInput,
  type SharedQuote,
  sharedQuoteSchema,
} from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../../http/answers.ts'
import { HttpError } from '../../../http/http-error.ts'
import { findEnquiry } from '../../enquiries/enquiry-store.ts'
import type { QuoteRow } from '../../quotes/quote-rows.ts'
import { findQuote } from '../../quotes/quote-store.ts'
import { acceptQuote, type Offering, toSharedQuote } from './accept-quote.ts'
import { newestVersion } from './quote-version-store.ts'

const tags = ['Enquiries']
const gone = () => new HttpError(404, 'This link doesn’t lead to a quote. Open it from our email again.')

interface Linked {
  /** The version in whose email the link is. */
  linked: QuoteRow
  newest: QuoteRow
}

/** Rate-limits only invalid links: customers may open theirs as often as they like. */
async function quoteOf(
  app: FastifyInstance,
  { quoteLinks }: Offering,
  request: FastifyRequest,
  link: string,
): Promise<Linked> {
  const id = quoteLinks.quoteOf(link)
  if (id === undefined) {
    await app.limits.countWrongLink(request, 'quote')
    throw gone()
  }
  const linked = await findQuote(app.db, id)
  if (!linked) throw gone()
  return { linked, newest: await newestVersion(app.db, linked) }
}

/** The newest version of the quote that the link opens. */
export async function openByLink(
  app: FastifyInstance,
  offering: Offering,
  request: FastifyRequest,
  link: string,
): Promise<SharedQuote> {
  const { newest: quote } = await quoteOf(app, offering, request, link)
  const row = await findEnquiry(app.db, quote.enquiry_id)
  if (!row) throw gone()
  return toSharedQuote({ row, quote }, offering)
}

/** Routes behind the links in emails; they need no session. The link is in the body, because URLs are logged. */
export const sharedQuoteRoutes: FastifyPluginAsyncZod<Offering> = async (app, offering) => {
  app.post(
    '/quotes/open',
    {
      config: { storesNothing: true },
      schema: {
        tags,
        body: quoteLinkInput,
        summary: 'Read a quote by the link in its email',
        description: 'The newest version.',
        response: answers({ 200: sharedQuoteSchema }, 404, 415),
      },
    },
    (request) => openByLink(app, offering, request, request.body.link),
  )

  app.post(
    '/quotes/accept',
    {
      schema: {
        tags,
        body: quoteAcceptInput,
        summary: 'Accept a quote by the link in its email',
        description:
          'Accepting again changes nothing. 409 if the quote is no longer open; the message says why.',
        response: answers({ 200: sharedQuoteSchema }, 404, 409, 415),
      },
    },
    async (request) => {
      const { link, version } = request.body
      const { linked, newest } = await quoteOf(app, offering, request, link)
      // The newest only if it is the one that was read; else the link's own, which is refused once it is replaced.
      const { id } = version === newest.version ? newest : linked
      const by = { id: null, role: 'customer' as const, address: app.limits.addressOf(request) }
      return acceptQuote(app, id, by, offering)
    },
  )
}
