import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import type { Config } from '../../../settings/config.ts'
import { readWebhook } from '../../whatsapp/read-webhook.ts'
import { isSameSecret, isSigned } from '../../whatsapp/verify-signature.ts'
import { whatsAppApi } from '../../whatsapp/whatsapp-api.ts'
import type { Notifying } from '../customer-wrote.ts'
import { noteReport } from './note-report.ts'
import { receiveChat } from './receive-chat.ts'

/** What Meta sends at most. */
const LARGEST = 3 * 1024 * 1024

const verification = z.object({
  'hub.mode': z.literal('subscribe', { error: 'hub.mode must be subscribe' }),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/, 'hub.challenge must be letters and digits'),
})

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new HttpError(400, 'The body is not JSON.')
  }
}

/** The webhook of the WhatsApp Cloud API: messages of customers, and reports about ours. */
export const whatsAppRoutes: FastifyPluginAsyncZod<Notifying & Pick<Config, 'whatsApp'>> = async (
  app,
  options,
) => {
  const { whatsApp } = options
  const api = whatsApp && whatsAppApi(whatsApp)
  // The signature is of the raw bytes.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onRequest', async () => {
    if (!whatsApp) throw notFound('The page')
  })

  app.get(
    '/whatsapp',
    {
      schema: {
        tags: ['Enquiries'],
        summary: 'Confirm the webhook of WhatsApp',
        description: 'For Meta: returns the challenge if the token is WHATSAPP_VERIFY_TOKEN.',
        querystring: verification,
        response: answers({ 200: z.string().describe('The challenge, as text') }, 403, 404),
      },
    },
    async (request, reply) => {
      const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query
      if (!whatsApp || !isSameSecret(token, whatsApp.verifyToken)) {
        await app.limits.countWrongLink(request, 'whatsapp')
        throw new HttpError(403, 'The token is not ours.')
      }
      return reply.type('text/plain').send(challenge)
    },
  )

  app.post(
    '/whatsapp',
    {
      bodyLimit: LARGEST,
      schema: {
        tags: ['Enquiries'],
        summary: 'Receive WhatsApp messages and reports',
        description:
          'For Meta, signed with WHATSAPP_APP_SECRET. A message joins the newest open enquiry of its number, or begins one, once. 503 if it should be sent again.',
        response: answers({ 200: z.object({ received: z.int() }) }, 401, 404, 415),
      },
    },
    async (request) => {
      const { body } = request
      if (!whatsApp || !api || !Buffer.isBuffer(body)) throw new HttpError(415, 'Send JSON.')
      if (!isSigned(request.headers['x-hub-signature-256'], body, whatsApp.appSecret)) {
        await app.limits.countWrongLink(request, 'whatsapp')
        throw new HttpError(401, 'The signature is missing or wrong.')
      }
      const read = readWebhook(parsed(body), whatsApp.phoneNumberId)
      // Another kind of event, which Meta must not send again.
      if (!read) return { received: 0 }
      for (const report of read.reports) await noteReport(app, report, options)
      for (const chat of read.chats) await receiveChat(app, chat, api, options)
      return { received: read.chats.length + read.reports.length }
    },
  )
}
