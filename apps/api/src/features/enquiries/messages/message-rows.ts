import type { Message, OwnMessage, Sending } from '@susegad/api-client/contract'
import type {
  CallOutcome,
  ChatDelivery,
  LetterRefusal,
  MessageChannel,
  SenderProof,
} from '@susegad/api-client/rules'
import { iso } from '../../../dates/iso.ts'
import { type AttachmentRow, toAttachment } from '../../attachments/attachment-rows.ts'
import { type QuoteRow, toQuote } from '../../quotes/quote-rows.ts'

/** Some messages of a thread, oldest first. */
export interface ThreadPage {
  rows: MessageRow[]
  /** Whether older messages exist before this page. */
  earlier: boolean
}

export interface MessageRow {
  id: string
  enquiry_id: string
  place: number
  direction: 'in' | 'out'
  channel: MessageChannel
  author_id: string | null
  author: string | null
  body: string
  quoted: string | null
  sender: string | null
  sender_proven: boolean | null
  outcome: CallOutcome | null
  refused_files: string[] | null
  attachments: AttachmentRow[]
  delivery: ChatDelivery | null
  delivery_reason: string | null
  correction: boolean
  quote: QuoteRow | null
  /** The quote that it accepts. */
  accepts: string | null
  sent_at: string | null
  created_at: string
  /** Why the mail server refused the email that carries this message, if it did. */
  refusal: LetterRefusal | null
  letter: 'none' | 'waiting' | 'given-up'
  /** False for an answer by email to an address that the account has not confirmed. */
  readable: boolean
}

// Only reasons that need a person: an unavailable or busy server is retried automatically.
const lasting: readonly (LetterRefusal | null)[] = ['refused', 'sign-in', 'encryption', 'bounced']

function chatSendingOf({ sent_at, letter, refusal, delivery, delivery_reason }: MessageRow): Sending {
  if (delivery === 'failed' || (sent_at === null && letter !== 'waiting'))
    return { state: 'failed', why: null, at: null, reason: delivery_reason }
  if (sent_at === null) return { state: 'waiting', why: refusal, at: null }
  return { state: delivery ?? 'sent', why: null, at: iso(sent_at) }
}

function sendingOf(row: MessageRow): Sending | null {
  const { direction, channel, outcome, sent_at, letter, refusal } = row
  if (direction === 'out' && channel === 'whatsapp' && outcome === null) return chatSendingOf(row)
  if (direction !== 'out' || channel !== 'email') return null
  if (sent_at !== null) return { state: 'sent', why: null, at: iso(sent_at) }
  const failed = letter !== 'waiting' || lasting.includes(refusal)
  return { state: failed ? 'failed' : 'waiting', why: refusal, at: null }
}

/** How far the sender of an inbound mail is verified. */
function proofOf({ direction, channel, sender, sender_proven }: MessageRow): SenderProof | undefined {
  if (direction !== 'in' || channel !== 'email') return undefined
  if (sender !== null) return 'other'
  return sender_proven ? 'proven' : 'claimed'
}

const withheld = {
  body: 'We answered by email.',
  quoted: null,
  attachments: [],
  quote: null,
  accepts: null,
  withheld: true,
} satisfies Partial<OwnMessage>

export const toOwnMessage = (row: MessageRow): OwnMessage => ({
  ...shown(row),
  ...(!row.readable && withheld),
})

const shown = (row: MessageRow): OwnMessage => ({
  _id: row.id,
  direction: row.direction,
  channel: row.channel,
  author: row.author,
  body: row.body,
  quoted: row.quoted,
  attachments: row.attachments.map(toAttachment),
  refusedFiles: row.refused_files ?? [],
  correction: row.correction,
  senderProof: proofOf(row),
  quote: row.quote === null ? null : toQuote(row.quote),
  accepts: row.accepts,
  createdAt: iso(row.created_at),
})

export const toMessage = (row: MessageRow): Message => ({
  ...toOwnMessage(row),
  place: row.place,
  authorId: row.author_id,
  sender: row.sender,
  outcome: row.outcome,
  sending: sendingOf(row),
})

/** A page of a thread for staff or the customer; `earlier` is missing if there are no earlier messages. */
export const toThread = <Shown>({ rows, earlier }: ThreadPage, show: (row: MessageRow) => Shown) => ({
  messages: rows.map(show),
  ...(earlier && { earlier }),
})
