import { subscriptionInput, subscriptionSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import type { UnsubscribeLinks } from './unsubscribe-link.ts'
import { findAsked, isUnsubscribed, setSubscribed } from './unsubscribed-store.ts'

async function emailOf(app: FastifyInstance, links: UnsubscribeLinks, request: FastifyRequest, link: string) {
  const id = links.enquiryOf(link)
  const row = id === undefined ? undefined : await findAsked(app.db, id)
  if (row && links.isOf(link, row)) return row.email
  await app.limits.countWrongLink(request, 'unsubscribe')
  throw new HttpError(404, 'This link is not valid any more. Open it from our latest email.')
}

/** Routes behind the links at the end of emails about enquiries; they need no session. */
export const unsubscribeRoutes: FastifyPluginAsyncZod<{ links: UnsubscribeLinks }> = async (
  app,
  { links },
) => {
  // Mail programs send a form (RFC 8058); its body is the same for every email, so only the link in the URL is read.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  )

  app.post(
    '/letters/subscription',
    {
      schema: {
        tags: ['Enquiries'],
        summary: 'Read or change an email subscription',
        description:
          'Uses the link at the end of such an email, and applies to the address that received it.',
        body: subscriptionInput,
        response: answers({ 200: subscriptionSchema }, 404, 415),
      },
    },
    async (request) => {
      const { link, subscribed } = request.body
      const email = await emailOf(app, links, request, link)
      if (subscribed !== undefined) await setSubscribed(app.db, email, subscribed)
      return { email, subscribed: subscribed ?? !(await isUnsubscribed(app.db, email)) }
    },
  )

  // Hidden from the API docs, because only mail programs call it.
  app.post(
    '/letters/unsubscribe/:link',
    { schema: { hide: true, params: z.object({ link: z.string() }) } },
    async (request) => {
      const email = await emailOf(app, links, request, request.params.link)
      await setSubscribed(app.db, email, false)
      return { email, subscribed: false }
    },
  )

  // A GET must not unsubscribe: spam filters follow every link of a mail.
  app.get(
    '/letters/unsubscribe/:link',
    { schema: { hide: true, params: z.object({ link: z.string() }) } },
    (request, reply) => reply.redirect(links.pageOf(encodeURIComponent(request.params.link)), 303),
  )
}
