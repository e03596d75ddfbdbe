import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions, type SMTPTransportOptions } from 'nodemailer'
import type { Letter } from '../db/stores/outbox-store.ts'
import { answerMailId } from '../features/conversations/answer-mail-id.ts'
import { oneClickAddress } from '../features/letters/unsubscribe-link.ts'
import type { Config } from '../settings/config.ts'
import { letterFolder } from './letter-files.ts'

export interface Send {
  (letter: Letter): Promise<void>
  /** Checks the mail server. Rejects if it can't send, or when stopped, which loses nothing: no email is claimed yet. */
  ready?: (stop?: AbortSignal) => Promise<unknown>
}

type MailConfig = Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'business' | 'inbound' | 'dataDir'>

/** Together shorter than the outbox's lease, after which another process may try the email. */
const LONGEST_CHECK = 15_000
const LONGEST_SENDING = 40_000

const strict = { disableFileAccess: true, disableUrlAccess: true }

/** Sender of emails: MAIL_FROM, or the business. */
export const senderOf = ({ mailFrom, business }: Pick<Config, 'mailFrom' | 'business'>): string =>
  mailFrom ?? `${business.name} <${business.email}>`

/** Headers with which mail programs show an unsubscribe button (RFC 8058). */
const unsubscribeHeaders = (publicUrl: string, link: string) => ({
  'List-Unsubscribe': `<${oneClickAddress(publicUrl, link)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** As an object: nodemailer parses text as an address list with comments, so `a@b.in(1)` would become `a@b.in`. */
const mailbox = (address: string, name = '') => ({ name, address })

const compose = (config: MailConfig, letter: Letter): SendMailOptions => ({
  from: config.mailFrom ?? mailbox(config.business.email, config.business.name),
  to: mailbox(letter.recipient),
  // Bounces go to the envelope sender.
  ...(config.inbound?.bounces &&
    letter.message_id !== null &&
    letter.reply_to !== null && {
      envelope: { from: mailbox(letter.reply_to), to: mailbox(letter.recipient) },
    }),
  ...(letter.reply_to !== null && { replyTo: mailbox(letter.reply_to) }),
  subject: letter.subject,
  text: letter.body,
  ...(letter.html !== null && { html: letter.html }),
  headers: {
    // Answers are written by people, so vacation replies are allowed.
    ...(letter.message_id === null && { 'Auto-Submitted': 'auto-generated' }),
    ...(letter.unsubscribe !== null && unsubscribeHeaders(config.publicUrl, letter.unsubscribe)),
  },
  // A resent answer keeps its Message-ID.
  messageId: letter.message_id === null ? `<outbox-${letter.id}@susegad>` : answerMailId(letter.message_id),
  ...(letter.in_reply_to !== null && { inReplyTo: letter.in_reply_to, references: letter.in_reply_to }),
})

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Requires TLS, except for a mail server on this machine. */
function tlsOf(url: URL): SMTPTransportOptions {
  if (LOOPBACK.test(url.hostname)) return { tls: { rejectUnauthorized: false } }
  return url.searchParams.get('tls') === 'optional' ? { opportunisticTLS: true } : { requireTLS: true }
}

function bySmtp(url: URL, config: MailConfig, stop: AbortSignal): Send {
  const transport = nodemailer.createTransport({
    ...strict,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    ...tlsOf(url),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const within = (ms: number) => AbortSignal.any([stop, AbortSignal.timeout(ms)])
  const send = async (letter: Letter) => {
    await transport.sendMail({ ...compose(config, letter), signal: within(LONGEST_SENDING) })
  }
  return Object.assign(send, {
    ready: (stopped = stop) =>
      Promise.race([transport.verify(), aborted(AbortSignal.any([within(LONGEST_CHECK), stopped]))]),
  })
}

function byFile(folder: string, config: MailConfig): Send {
  const transport = nodemailer.createTransport({
    ...strict,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return async (letter) => {
    const { message } = await transport.sendMail(compose(config, letter))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${String(letter.id).padStart(8, '0')}.eml`), message as Buffer, {
      mode: 0o600,
    })
  }
}

/** Sends by SMTP until stopped; without an SMTP_URL, writes each email to a file. */
export const createSend = (config: MailConfig, stop = new AbortController().signal): Send =>
  config.smtpUrl === undefined
    ? byFile(letterFolder(config.dataDir), config)
    : bySmtp(new URL(config.smtpUrl), config, stop)
