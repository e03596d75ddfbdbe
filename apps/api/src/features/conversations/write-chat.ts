import { CHAT_MAX_LENGTH } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { writeLetter } from '../../db/stores/outbox-store.ts'
import { HttpError } from '../../http/http-error.ts'
import { attachmentLines } from '../attachments/attachment-lines.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import type { MessageRow } from '../enquiries/messages/message-rows.ts'
import { quoteAsText } from '../quotes/quote-letter.ts'
import { toQuote } from '../quotes/quote-rows.ts'
import { chatWindow } from '../whatsapp/chat-window.ts'
import type { Answering } from './answer-letter.ts'

function refused(message: string): HttpError {
  return new HttpError(422, message, { errors: { text: message } })
}

/** The number to write to, if WhatsApp takes free text, or the template, for it now. */
export async function chatNumber(
  tx: Queries,
  { id }: EnquiryRow,
  way: 'whatsapp' | 'template',
  { whatsApp }: Pick<Answering, 'whatsApp'>,
): Promise<string> {
  if (!whatsApp) throw refused('This desk can’t send WhatsApp messages. Answer by email.')
  const window = await chatWindow(tx, id)
  if (!window) throw refused('WhatsApp messages can’t reach the number of this enquiry.')
  if (way === 'whatsapp' && window.until === null)
    throw refused('They last wrote on WhatsApp more than 24 hours ago. Send the template instead.')
  return window.number
}

/** Writes the WhatsApp message of an answer to the outbox. The template has no text. */
export async function writeChat(
  tx: Queries,
  row: EnquiryRow,
  { id, body, quote, attachments }: MessageRow,
  number: string,
  { attachmentLinks, quoteLinks, business }: Answering,
): Promise<void> {
  if (!body && (quote || attachments.length > 0))
    throw refused('The template has no room for a quote or files.')
  const offer = quote && toQuote(quote)
  const lines = [
    body,
    ...attachmentLines(attachments, attachmentLinks),
    ...(offer ? ['', ...quoteAsText(offer, quoteLinks.addressOf(offer._id), business)] : []),
  ]
  const text = lines.join('\n')
  if (text.length > CHAT_MAX_LENGTH)
    throw refused(
      `A WhatsApp message can have up to ${CHAT_MAX_LENGTH} characters, with its quote and links.`,
    )
  await writeLetter(tx, {
    channel: 'whatsapp',
    recipient: number,
    subject: '',
    body: text,
    ...((offer || attachments.length > 0) && { secret: true }),
    messageId: id,
    enquiryIds: [row.id],
  })
}
