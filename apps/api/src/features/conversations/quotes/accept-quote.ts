import type { SharedQuote } from '@susegad/api-client/contract'
import { quoteName } from '@susegad/api-client/quote-total'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/database.ts'
import { type Actor, type Bearer, writeAudit } from '../../../db/stores/audit-store.ts'
import { writeLetter } from '../../../db/stores/outbox-store.ts'
import { notFound } from '../../../http/http-error.ts'
import { lockThread } from '../../enquiries/changes/lock-thread.ts'
import { tellWebhooks } from '../../enquiries/changes/webhook-events.ts'
import type { EnquiryRow } from '../../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../../enquiries/enquiry-store.ts'
import { isReadable } from '../../enquiries/messages/message-store.ts'
import { isUnsubscribed } from '../../letters/unsubscribed-store.ts'
import { type Payee, paymentOf } from '../../quotes/payment.ts'
import { priceText } from '../../quotes/quote-letter.ts'
import { type QuoteRow, toQuote } from '../../quotes/quote-rows.ts'
import { assertOpen, quoteState } from '../../quotes/quote-state.ts'
import { findQuote, lockQuote, markAccepted } from '../../quotes/quote-store.ts'
import { type Answering, isEmailAddress, letterWords, replySubject } from '../answer-letter.ts'
import { addFromSite, type Notifying, notifyStaff } from '../customer-wrote.ts'

export type Offering = Answering & Notifying & Payee

interface Offer {
  /** The enquiry to whose address the quote was sent. */
  row: EnquiryRow
  quote: QuoteRow
}

export function toSharedQuote({ row, quote }: Offer, payee: Payee): SharedQuote {
  const shown = toQuote(quote)
  return { quote: shown, name: row.name, subject: row.subject, payment: paymentOf(shown, payee) }
}

/** Locks the enquiry of the thread, then the quote, in the same order as answering and withdrawing. */
export async function lockOffer(
  tx: Queries,
  id: string,
  userId: string | null = null,
): Promise<Offer & { thread: EnquiryRow }> {
  const found = await findQuote(tx, id)
  const thread = found && (await lockThread(tx, found.enquiry_id, userId))
  const row = thread?.id === found?.enquiry_id ? thread : found && (await findEnquiry(tx, found.enquiry_id))
  const quote = row && (await lockQuote(tx, id))
  if (!quote || !thread) throw notFound('The quote')
  return { row, quote, thread }
}

/** Accepts a quote (idempotent), notifies staff, and sends the customer a confirmation if they take emails. */
export async function acceptQuote(
  app: FastifyInstance,
  id: string,
  by: Actor | Bearer,
  offering: Offering,
): Promise<SharedQuote> {
  const { isNew, isConfirmed, thread, ...offer } = await app.db.transaction(async (tx) => {
    const { row, quote, thread } = await lockOffer(tx, id, by.id)
    if (by.id !== null && !(row.user_id === by.id && (await isReadable(tx, quote.message_id))))
      throw notFound('The quote')
    const isConfirmed = isEmailAddress(row.email) && !(await isUnsubscribed(tx, row.email))
    if (quoteState(quote) === 'accepted') return { row, quote, thread, isConfirmed, isNew: false }
    assertOpen(quote, offering.business.locale)
    const shown = toQuote(quote)
    const comma = shown.version > 1 ? ',' : ''
    const text = `${quoteName(shown)}${comma} accepted: ${priceText(shown.total, offering.business)}`
    const message = await addFromSite(tx, thread.id, by, { body: text })
    if (!message) throw notFound('The quote')
    await markAccepted(tx, id, { messageId: message.id, via: by.id === null ? 'link' : 'account' })
    await notifyStaff(tx, thread, { text, by, did: 'accepted the quote' }, offering)
    const now = (await lockQuote(tx, id)) ?? quote
    if (isConfirmed) await writeConfirmation(tx, { row, quote: now }, message.id, offering)
    await tellWebhooks(tx, 'quote.accepted', [row.id])
    await writeAudit(tx, by, { action: 'accepted', record: 'enquiry', recordId: row.id, detail: 'quote' })
    return { row, quote: now, thread, isConfirmed, isNew: true }
  })
  if (isNew) app.live.tell('changed', [offer.row.id, thread.id])
  return { ...toSharedQuote(offer, offering), ...(isConfirmed && { confirmed: true }) }
}

function writeConfirmation(tx: Queries, { row, quote }: Offer, messageId: string, offering: Offering) {
  const payment = paymentOf(toQuote(quote), offering)
  const text = [
    `Thank you, ${row.name}. You have accepted our quote. We will write to you about the next steps.`,
    ...(payment ? [`You can pay it by UPI to ${payment.address}; the page below has a code for it.`] : []),
  ].join('\n\n')
  return writeLetter(tx, {
    ...letterWords(row, { text, quote }, offering),
    recipient: row.email,
    replyTo: offering.addresses.of(row.id),
    subject: replySubject(row),
    secret: true,
    messageId,
    enquiryIds: [row.id],
    unsubscribe: offering.unsubscribe.of(row),
  })
}
