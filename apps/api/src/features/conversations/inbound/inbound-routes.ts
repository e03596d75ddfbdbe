import { inboundSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { answers } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import type { Config } from '../../../settings/config.ts'
import { addReceived } from '../../attachments/attachment-store.ts'
import { lockThread } from '../../enquiries/changes/lock-thread.ts'
import { findEnquiry } from '../../enquiries/enquiry-store.ts'
import { addMessage, hasMail } from '../../enquiries/messages/message-store.ts'
import { findUser, hasConfirmed } from '../../users/user-store.ts'
import { type Notifying, notifyStaff } from '../customer-wrote.ts'
import type { ReplyAddresses } from '../reply-address.ts'
import { mailSlots } from './mail-slots.ts'
import { noteBounce } from './note-bounce.ts'
import type { InboundMail } from './read-mail.ts'
import { readUntrustedMail } from './read-untrusted-mail.ts'
import { signatureOf, verifyDelivery } from './verify-delivery.ts'

/** As much as most mail servers send: 25 MB of files, which base64 makes a third larger, and the text. */
const LARGEST = 36 * 1024 * 1024
const NO_TEXT = '(No text)'

const isMail = ({ headers }: FastifyRequest) => /^message\/rfc822\b/i.test(headers['content-type'] ?? '')
const notMail = () => new HttpError(415, 'Send the email as message/rfc822.')
const busy = () =>
  new HttpError(503, 'The service is busy with other emails. Try again in a moment.', { retryAfter: 5 })

type Inbound = z.output<typeof inboundSchema>
type Options = Notifying & Pick<Config, 'inbound'> & { addresses: ReplyAddresses }

/** Adds an email to its thread and notifies staff; undefined if the thread has it already. */
async function storeMail(
  tx: Queries,
  addressed: string,
  mail: InboundMail,
  options: Options,
): Promise<string | undefined> {
  const row = await lockThread(tx, addressed)
  if (!row || row.erased_at !== null)
    throw new HttpError(422, 'The enquiry that this email answers was deleted.')
  const { id } = row
  if (await hasMail(tx, id, mail.mailId)) return undefined
  // The thread's address can be forwarded and the sender forged, so neither identifies the writer.
  const known = mail.sender === row.email.toLowerCase()
  const account = row.user_id === null ? undefined : await findUser(tx, row.user_id)
  const isOfAccount = known && mail.proven && account !== undefined && hasConfirmed(account, row.email)
  const message = await addMessage(tx, {
    enquiryId: id,
    direction: 'in',
    channel: 'email',
    authorId: isOfAccount ? row.user_id : null,
    senderProven: mail.proven,
    sender: known ? null : (mail.sender ?? 'unknown'),
    body: mail.text || NO_TEXT,
    quoted: mail.quoted,
    mailId: mail.mailId,
    refusedFiles: mail.refusedFiles.length > 0 ? mail.refusedFiles : null,
  })
  if (!message) return undefined
  await addReceived(tx, { enquiryId: id, messageId: message.id, files: mail.files })
  // If our mail server authenticates senders, an unauthenticated one may be forged.
  const old = addressed === id ? row : await findEnquiry(tx, addressed)
  const isTheirs = known || mail.sender === old?.email.toLowerCase()
  const believed = isTheirs && (mail.proven || options.inbound?.server === undefined)
  const warning = believed ? '' : `${mail.sender ?? 'Somebody'} (sender not verified):\n\n`
  await notifyStaff(
    tx,
    row,
    { text: warning + message.body, by: null, files: mail.files.map(({ name }) => name) },
    options,
  )
  return id
}

/** Handles an email from our mail server: a bounce, an automatic email, or a reply. */
async function receive(app: FastifyInstance, mail: InboundMail, options: Options): Promise<Inbound> {
  if (mail.bounce && (await noteBounce(app, mail.bounce, options))) return { outcome: 'bounced' }
  const id = mail.recipients.map(options.addresses.enquiryOf).find((found) => found !== undefined)
  if (id === undefined) throw new HttpError(422, 'This email is not addressed to us.')
  if (mail.automatic) return { outcome: 'ignored' }
  const { limits } = app
  await limits.take(limits.rates.enquiries, `mail for ${id}`, 'Too many emails in a short time')
  const stored = await app.db.transaction((tx) => storeMail(tx, id, mail, options))
  if (stored !== undefined) app.live.tell('changed', [stored])
  return { outcome: stored === undefined ? 'duplicate' : 'stored' }
}

/** Adds replies to our emails, forwarded by a mail server, to their threads. */
export const inboundRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { inbound } = options
  app.addContentTypeParser(
    'message/rfc822',
    { parseAs: 'buffer', bodyLimit: LARGEST },
    (_request, body, done) => done(null, body),
  )
  const slots = mailSlots(app.metrics)
  const { limits } = app
  const keyOf = (request: FastifyRequest) => `mail from ${limits.addressOf(request)}`

  // Before the body is read, so that strangers can't make us buffer many large emails.
  app.addHook('onRequest', async (request, reply) => {
    if (!inbound) throw notFound('The page')
    // Don't wait for the body of a refused request.
    reply.header('connection', 'close')
    signatureOf(request.headers)
    if (!isMail(request)) throw notMail()
    if (!slots.take(reply, limits.addressOf(request))) throw busy()
    // The signature can only be checked once the body is read: until then, count the request as a failed attempt.
    await limits.take(limits.rates.signInAddress, keyOf(request), 'Too many emails with a wrong signature')
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
      slots.noteSigner(limits.addressOf(request))
      await limits.giveBack(limits.rates.signInAddress, keyOf(request))
      const mail = await readUntrustedMail(raw, { server: inbound.server })
      return receive(app, mail, options)
    },
  )
}
