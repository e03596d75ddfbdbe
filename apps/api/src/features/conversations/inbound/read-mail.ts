import { hash } from 'node:crypto'
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  ATTACHMENTS_MAX_BYTES,
  MAX_LENGTH,
} from '@susegad/api-client/rules'
import { convert } from 'html-to-text'
import PostalMime, { type Address, type Email } from 'postal-mime'
import type { ReceivedFile } from '../../attachments/attachment-store.ts'
import { kindOf } from '../../attachments/file-kind.ts'
import { foldQuote } from './fold-quote.ts'
import { isProven } from './mail-proof.ts'
import { type Bounce, readBounce } from './read-bounce.ts'

export interface InboundMail {
  recipients: string[]
  sender: string | undefined
  /** Whether our own mail server has authenticated the sender. */
  proven: boolean
  mailId: string
  automatic: boolean
  /** Set if the mail reports that one of our answers was not delivered. */
  bounce: Bounce | null
  text: string
  quoted: string | null
  files: ReceivedFile[]
  /** Names of the attachments that are not kept. */
  refusedFiles: string[]
}

const MOST_FILES = 20
/** Recipients to look up: an email can have a hundred thousand. */
const MOST_RECIPIENTS = 100
const MOST_HTML = 500_000
const addressOf = (of: Address): string[] =>
  of.group ? of.group.flatMap(addressOf) : of.address ? [of.address.toLowerCase()] : []

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? ''

/** Automatic replies, bounces and mailing lists: neither answered nor shown (RFC 3834). */
function isAutomatic(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted')
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(headerOf(mail, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headerOf(mail, name) !== '') ||
    headerOf(mail, 'return-path') === '<>' ||
    headerOf(mail, 'content-type').startsWith('multipart/report') ||
    /^(mailer-daemon|postmaster)@/.test(mail.from?.address?.toLowerCase() ?? '')
  )
}

// Postgres stores neither lone surrogates nor null characters; a file name must fit on one line.
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')
const oneLine = (text: string): string => storable(text).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
const cut = (text: string): string =>
  text.length <= MAX_LENGTH.message ? text : `${text.slice(0, MAX_LENGTH.message - 20).toWellFormed()}\n\n[…]`

const asText = (html: string): string =>
  // Truncate here, because the library logs each truncation on the console.
  convert(html.slice(0, MOST_HTML), {
    wordwrap: false,
    limits: { maxInputLength: MOST_HTML, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  })

/** The attachments that may be kept, by the same rules as uploads, and the names of the others. */
async function filesOf({ attachments }: Email): Promise<Pick<InboundMail, 'files' | 'refusedFiles'>> {
  const files: ReceivedFile[] = []
  const refusedFiles: string[] = []
  let room = ATTACHMENTS_MAX_BYTES
  // Ignore inline pictures, as in signatures.
  const own = attachments.filter(({ disposition, related }) => disposition !== 'inline' || !related)
  for (const { filename, mimeType, content } of own.slice(0, MOST_FILES)) {
    const name = oneLine(filename || mimeType)
      .slice(0, 200)
      .toWellFormed()
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
    const fits = bytes.length > 0 && bytes.length <= Math.min(ATTACHMENT_MAX_BYTES, room)
    const type = fits && files.length < ATTACHMENTS_MAX ? await kindOf(bytes) : undefined
    if (type === undefined) {
      refusedFiles.push(name)
      continue
    }
    files.push({ name, type, bytes })
    room -= bytes.length
  }
  return { files, refusedFiles }
}

/** Parses an email; `server` is the mail server whose authentication of senders is trusted. */
export async function readMail(raw: Buffer, server?: string): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw)
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerOf(mail, name))
  const { text, quoted } = foldQuote(storable(mail.text?.trim() ? mail.text : asText(mail.html ?? '')))
  const sender = mail.from?.address && storable(mail.from.address).toLowerCase().slice(0, MAX_LENGTH.email)
  return {
    recipients: [
      ...delivered.map((value) => value.replace(/^<|>$/g, '')),
      ...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressOf),
    ].slice(0, MOST_RECIPIENTS),
    sender,
    proven: isProven(mail.headers, sender, server),
    mailId: storable(mail.messageId ?? '').slice(0, 998) || `<${hash('sha256', raw, 'hex')}@none>`,
    automatic: isAutomatic(mail),
    bounce: readBounce(mail, raw),
    text: cut(text),
    quoted: quoted && cut(quoted),
    // Ignore inline pictures, as in signatures.
    ...(await filesOf(mail)),
  }
}
