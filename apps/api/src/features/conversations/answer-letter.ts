import { TIME_ZONE } from '@susegad/api-client/rules'
import type { Config } from '../../config.ts'
import { dateFormat } from '../../date-format.ts'
import type { Queries } from '../../db/database.ts'
import { writeLetter } from '../../db/outbox-store.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import type { MessageRow } from './message-rows.ts'
import { lastMailId } from './message-store.ts'
import type { ReplyAddresses } from './reply-address.ts'

export interface Answering extends Pick<Config, 'publicUrl' | 'businessName' | 'locale'> {
  addresses: ReplyAddresses
}

const LONGEST_SUBJECT = 200

/** What a mail server takes as one address. */
export const isAddress = (text: string): boolean => /^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(text)

function letterText(row: EnquiryRow, text: string, { businessName, publicUrl, locale }: Answering): string {
  const day = dateFormat(locale, { timeZone: TIME_ZONE, dateStyle: 'long' })
  return [
    text,
    '',
    '-- ',
    businessName,
    `You wrote on ${day.format(new Date(row.created_at))}: “${row.subject}”.`,
    row.user_id === null
      ? 'To answer, reply to this e-mail.'
      : `To answer, reply to this e-mail, or read and write at ${publicUrl}/dashboard`,
  ].join('\n')
}

/** Writes the letter that carries an answer to the customer. */
export async function writeAnswerLetter(
  tx: Queries,
  row: EnquiryRow,
  message: MessageRow,
  answering: Answering,
): Promise<void> {
  await writeLetter(tx, {
    recipient: row.email,
    replyTo: answering.addresses.of(row.id),
    subject: `Re: ${row.subject.replace(/^(re:\s*)+/i, '')}`.slice(0, LONGEST_SUBJECT),
    body: letterText(row, message.body, answering),
    messageId: message.id,
    inReplyTo: await lastMailId(tx, row.id),
  })
}
