import type { answerInput } from '@susegad/api-client/contract'
import type { EnquiryStatus } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { bringForward } from '../../db/stores/outbox-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { takeUploads } from '../attachments/attachment-store.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiry } from '../enquiries/changes/lock-enquiries.ts'
import { assertNotMerged } from '../enquiries/changes/lock-thread.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'
import { type MessageRow, toMessage } from '../enquiries/messages/message-rows.ts'
import { addMessage, findMessage, makeEmail, messagesAfter } from '../enquiries/messages/message-store.ts'
import { isInThread } from '../enquiries/thread-parts.ts'
import { isUnsubscribed } from '../letters/unsubscribed-store.ts'
import { assertChangeable, assertNotExpired } from '../quotes/quote-state.ts'
import { addQuote, findQuote } from '../quotes/quote-store.ts'
import { findUser, hasConfirmed } from '../users/user-store.ts'
import { type Answering, isEmailAddress, writeAnswerLetter } from './answer-letter.ts'
import { findSent } from './draft-key.ts'
import { chatNumber, writeChat } from './write-chat.ts'

/** Assigns a pending enquiry to the person who answers first; an answer can also resolve it. */
export const afterAnswerBy =
  (by: Actor, wanted?: EnquiryStatus) =>
  ({ status, assigned_to: assignedTo }: EnquiryRow) => {
    const isNew = status === 'pending'
    return {
      status: wanted ?? (isNew ? ('in_progress' as const) : status),
      assignedTo: assignedTo ?? (isNew ? by.id : null),
    }
  }

function unreachable(message: string): HttpError {
  return new HttpError(422, message, { errors: { text: message } })
}

async function assertReachable(tx: Queries, { email }: EnquiryRow): Promise<void> {
  if (!isEmailAddress(email))
    throw unreachable('Emails can’t reach the address of this enquiry. Call, or write on WhatsApp.')
  if (await isUnsubscribed(tx, email))
    throw unreachable('They have unsubscribed from our emails. Call, or write on WhatsApp.')
}

/** Unsubscribed customers get no email if they can read answers in their account. */
async function channelOf(tx: Queries, row: EnquiryRow): Promise<'email' | 'site'> {
  const account = row.user_id === null ? undefined : await findUser(tx, row.user_id)
  // The address may have been typed by somebody else.
  if (account && hasConfirmed(account, row.email) && (await isUnsubscribed(tx, row.email))) return 'site'
  await assertReachable(tx, row)
  return 'email'
}

async function assertStillChangeable(tx: Queries, enquiryId: string, quoteId: string): Promise<void> {
  const quote = await findQuote(tx, quoteId)
  if (!quote || !(await isInThread(tx, enquiryId, quote.enquiry_id))) throw notFound('The quote')
  assertChangeable(quote)
}

interface Answer extends z.output<typeof answerInput> {
  draftKey: string | undefined
}

/** Stores an answer and its email in one transaction, once per draft. */
export function answerEnquiry(
  app: FastifyInstance,
  answering: Answering,
  id: string,
  by: Actor,
  { text: written, after, resolve, quote, attachments = [], way, draftKey }: Answer,
): Promise<MessageRow> {
  // The template has its own words.
  const text = way === 'template' ? '' : written
  return app.db.transaction(async (tx) => {
    const row = await lockEnquiry(tx, id)
    if (!row) throw notFound('The enquiry')
    const sent = await findSent(tx, id, { draftKey, text, quote, attachments })
    if (sent) return sent
    assertNotMerged(row)
    if (quote?.changes) await assertStillChangeable(tx, id, quote.changes)
    const unread = after === undefined ? [] : await messagesAfter(tx, id, after)
    if (unread.some(({ author_id }) => author_id !== by.id))
      throw new HttpError(409, 'There is a new message in this thread. Read it, then send.', {
        extra: { messages: unread.map(toMessage) },
      })
    const number = way === 'email' ? undefined : await chatNumber(tx, row, way, answering)
    const channel = number === undefined ? await channelOf(tx, row) : 'whatsapp'
    if (quote) assertNotExpired(quote)
    const added = await addMessage(tx, {
      enquiryId: id,
      authorId: by.id,
      body: text,
      draftKey,
      direction: 'out',
      channel,
    })
    if (!added) throw notFound('The enquiry')
    if (quote) await addQuote(tx, id, added.id, quote, answering.gst ?? null)
    await takeUploads(tx, { enquiryId: id, messageId: added.id, by: by.id, ids: attachments })
    const message = (await findMessage(tx, id, added.id)) ?? added
    if (number !== undefined) await writeChat(tx, row, message, number, answering)
    if (channel === 'email') await writeAnswerLetter(tx, row, message, answering)
    await changeEnquiries(tx, by, [row], {
      to: afterAnswerBy(by, resolve ? 'resolved' : undefined),
      audit: { action: 'answered', ...(quote && { detail: 'quote' }) },
    })
    return (await findMessage(tx, id, message.id)) ?? message
  })
}

/** The template has no words of its own that an email could carry. */
const isRefusedChat = (message: MessageRow): boolean =>
  message.body !== '' && toMessage(message).sending?.state === 'failed'

/** Resends an unsent answer to the current address of the enquiry; one that WhatsApp refused goes by email. */
export function sendAgain(
  app: FastifyInstance,
  answering: Answering,
  { id, message: messageId, by }: { id: string; message: string; by: Actor },
): Promise<MessageRow> {
  return app.db.transaction(async (tx) => {
    const opened = await lockEnquiry(tx, id)
    const message = opened && (await findMessage(tx, id, messageId))
    // Not to the address of the enquiry into which it was merged.
    const row = message?.enquiry_id === id ? opened : message && (await findEnquiry(tx, message.enquiry_id))
    if (!row || message?.direction !== 'out') throw notFound('The answer')
    if (message.channel === 'whatsapp' ? !isRefusedChat(message) : message.channel !== 'email')
      throw notFound('The answer')
    if (message.sent_at !== null) return message
    await assertReachable(tx, row)
    if (message.channel === 'whatsapp') await makeEmail(tx, messageId)
    if (!(await bringForward(tx, messageId, row.email))) await writeAnswerLetter(tx, row, message, answering)
    await writeAudit(tx, by, { action: 'answered', record: 'enquiry', recordId: id, detail: 'again' })
    return (await findMessage(tx, id, messageId)) ?? message
  })
}
