import { EMAIL_PATTERN, TIME_ZONE } from '@susegad/api-client/rules'
import { dateFormat } from '../../dates/date-format.ts'
import type { Queries } from '../../db/database.ts'
import { writeLetter } from '../../db/stores/outbox-store.ts'
import type { Config } from '../../settings/config.ts'
import { attachmentLines } from '../attachments/attachment-lines.ts'
import type { AttachmentLinks } from '../attachments/attachment-link.ts'
import type { AttachmentRow } from '../attachments/attachment-rows.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import type { MessageRow } from '../enquiries/messages/message-rows.ts'
import { lastMailId } from '../enquiries/messages/message-store.ts'
import { type UnsubscribeLinks, unsubscribeLines } from '../letters/unsubscribe-link.ts'
import { quoteAsHtml, quoteAsText } from '../quotes/quote-letter.ts'
import type { QuoteLinks } from '../quotes/quote-link.ts'
import { type QuoteRow, toQuote } from '../quotes/quote-rows.ts'
import { readSettings } from '../staff/settings/staff-settings-store.ts'
import type { ReplyAddresses } from './reply-address.ts'

export interface Answering extends Pick<Config, 'publicUrl' | 'business' | 'gst' | 'whatsApp'> {
  addresses: ReplyAddresses
  unsubscribe: UnsubscribeLinks
  quoteLinks: QuoteLinks
  attachmentLinks: AttachmentLinks
}

const LONGEST_SUBJECT = 200

/** Whether emails can be sent to this address. Comments such as `a@b.in(1)` are refused: they disguise the mailbox. */
export const isEmailAddress = (text: string): boolean => EMAIL_PATTERN.test(text.trim())

function signature(
  row: EnquiryRow,
  personal: string,
  { business, publicUrl, unsubscribe }: Answering,
): string[] {
  const day = dateFormat(business.locale, { timeZone: TIME_ZONE, dateStyle: 'long' })
  return [
    ...(personal ? [...personal.split(/\r?\n/), ''] : []),
    business.name,
    `About your enquiry of ${day.format(new Date(row.created_at))}: “${row.subject}”`,
    row.user_id === null
      ? 'To answer, reply to this email.'
      : `To answer, reply to this email, or read and write at ${publicUrl}/dashboard`,
    ...unsubscribeLines(unsubscribe.pageOf(unsubscribe.of(row))),
  ]
}

interface Words {
  text: string
  quote: QuoteRow | null
  attachments?: readonly AttachmentRow[]
  /** Signature of the member of staff who wrote it. */
  personal?: string
}

/** Body of an email about an enquiry: text, and with a quote also HTML with its table. */
export function letterWords(
  row: EnquiryRow,
  { text: written, quote: offered, attachments = [], personal = '' }: Words,
  answering: Answering,
): { body: string; html: string | null } {
  const signed = signature(row, personal, answering)
  const end = ['', '-- ', ...signed]
  const text = [written, ...attachmentLines(attachments, answering.attachmentLinks)].join('\n')
  if (offered === null) return { body: [text, ...end].join('\n'), html: null }
  const quote = toQuote(offered)
  const link = answering.quoteLinks.addressOf(quote._id)
  return {
    body: [text, '', ...quoteAsText(quote, link, answering.business), ...end].join('\n'),
    html: quoteAsHtml(quote, { text, link, signed }, answering.business),
  }
}

export const replySubject = (row: EnquiryRow): string =>
  `Re: ${row.subject.replace(/^(re:\s*)+/i, '')}`.slice(0, LONGEST_SUBJECT)

/** Writes the email of an answer to the outbox, optionally with a delay. */
export async function writeAnswerLetter(
  tx: Queries,
  row: EnquiryRow,
  message: MessageRow,
  answering: Answering,
  held = 0,
): Promise<void> {
  const personal = message.author_id ? (await readSettings(tx, message.author_id)).signature : ''
  const letter = {
    ...letterWords(row, { ...message, text: message.body, personal }, answering),
    recipient: row.email,
    replyTo: answering.addresses.of(row.id),
    subject: replySubject(row),
    // The email contains the link that accepts the quote, or links to files.
    ...((message.quote || message.attachments.length > 0) && { secret: true }),
    messageId: message.id,
    enquiryIds: [row.id],
    inReplyTo: await lastMailId(tx, row.id),
    unsubscribe: answering.unsubscribe.of(row),
  }
  await writeLetter(tx, letter, held)
}
