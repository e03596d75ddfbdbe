import { inboundSchema } from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import type { Config } from '../../../settings/config.ts'
import { lockEnquiry } from '../../enquiries/changes/lock-enquiries.ts'
import { addMessage } from '../../enquiries/messages/message-store.ts'
import { noteWriting, type Told } from '../customer-wrote.ts'
import type { ReplyAddresses } from '../reply-address.ts'
import { mailPlaces } from './mail-places.ts'
import { noteBounce } from './note-bounce.ts'
import { readUntrustedMail } from './read-untrusted-mail.ts'
import { signatureOf, verifyDelivery } from './verify-delivery.ts'

/** Size limit: large enough for a photo or two, so that such emails are not rejected. */
const LARGEST = 10 * 1024 * 1024
const NO_WORDS = '(No text)'

const isMail = ({ headers }: FastifyRequest) => /^message\/rfc822\b/i.test(headers['content-type'] ?? '')
const notMail = () => new HttpError(415, 'Send the email as message/rfc822.')
const busy = () =>
  new HttpError(503, 'The service is busy with other emails. Try again in a moment.', { retryAfter: 5 })

type Options = Told & Pick<Config, 'inbound'> & { addresses: ReplyAddresses }

/** Adds replies to our emails, forwarded by a mail server, to their threads. */
export const inboundRoutes: FastifyPluginAsyncZod<Options> = async (app, { inbound, addresses, ...told }) => {
  app.addContentTypeParser(
    'message/rfc822',
    { parseAs: 'buffer', bodyLimit: LARGEST },
    (_request, body, done) => done(null, body),
  )
  const places = mailPlaces(app.metrics)
  const { limits } = app
  const share = (request: FastifyRequest) => `mail from ${limits.addressOf(request)}`

  // Before the body is read, so that strangers can't make us buffer many large emails.
  app.addHook('onRequest', async (request, reply) => {
    if (!inbound) throw notFound('The page')
    // Don't wait for the body of a refused request.
    reply.header('connection', 'close')
    signatureOf(request.headers)
    if (!isMail(request)) throw notMail()
    if (!places.take(reply, limits.addressOf(request))) throw busy()
    // The signature can only be checked once the body is read: until then, count the request as a failed attempt.
    await limits.take(limits.rates.signInAddress, share(request), 'Too many emails with a wrong signature')
    reply.removeHeader('connection')
  })

  app.post(
    '/inbound-mail',
    {
      bodyLimit: LARGEST,
      schema: {
        tags: ['Enquiries'],
        summary: 'Receive a reply to one of our emails',
        description:
          'For a mail server: the raw message (message/rfc822), signed with MAIL_INBOUND_SECRET as Standard Webhooks specifies. Requires MAIL_REPLY_DOMAIN. 422 if the recipient is not one of our addresses, so that the mail server can bounce it.',
        response: answers({ 200: inboundSchema }, 403, 404, 415, 422),
      },
    },
    async (request) => {
      const raw = request.body
      if (!inbound || !Buffer.isBuffer(raw)) throw notMail()
      verifyDelivery(request.headers, raw, inbound.secret)
      places.noteSigner(limits.addressOf(request))
      await limits.giveBack(limits.rates.signInAddress, share(request))
      const mail = await readUntrustedMail(raw, { server: inbound.server })
      if (mail.bounce && (await noteBounce(app, mail.bounce, told))) return { outcome: 'bounced' as const }
      const id = mail.recipients.map(addresses.enquiryOf).find((found) => found !== undefined)
      if (id === undefined) throw new HttpError(422, 'This email is not addressed to us.')
      if (mail.automatic) return { outcome: 'ignored' as const }
      await limits.take(limits.rates.enquiries, `mail for ${id}`, 'Too many emails in a short time')
      const stored = await app.db.transaction(async (tx) => {
        const row = await lockEnquiry(tx, id)
        if (!row || row.erased_at !== null)
          throw new HttpError(422, 'The enquiry that this email answers was deleted.')
        // The thread's address can be forwarded and the sender forged, so neither identifies the writer.
        const known = mail.sender === row.email.toLowerCase()
        const message = await addMessage(tx, {
          enquiryId: id,
          direction: 'in',
          channel: 'email',
          authorId: known && mail.proven ? row.user_id : null,
          senderProven: mail.proven,
          sender: known ? null : (mail.sender ?? 'unknown'),
          body: mail.text || NO_WORDS,
          quoted: mail.quoted,
          mailId: mail.mailId,
          refusedFiles: mail.files.length > 0 ? mail.files : null,
        })
        // If our mail server authenticates senders, an unauthenticated one may be forged.
        const believed = known && (mail.proven || inbound.server === undefined)
        const text = believed
          ? message?.body
          : `${mail.sender ?? 'Somebody'} (sender not verified):\n\n${message?.body}`
        if (message && text) await noteWriting(tx, row, { text, by: null }, told)
        return message !== undefined
      })
      if (stored) app.live.tell('changed', [id])
      return { outcome: stored ? ('stored' as const) : ('duplicate' as const) }
    },
  )
}
