import { hash } from 'node:crypto'
import { ANSWERS_HELD_SECONDS } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { takeLettersBack } from '../../db/stores/outbox-store.ts'
import { afterAnswerBy } from '../conversations/answer-enquiry.ts'
import { type Answering, isEmailAddress, writeAnswerLetter } from '../conversations/answer-letter.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { addMessage, removeMessages } from '../enquiries/messages/message-store.ts'
import { unsubscribedOf } from '../letters/unsubscribed-store.ts'
import { identityKey } from '../users/identity.ts'
import { fillTemplate } from './fill-template.ts'
import { actorOf, type Batch, type OperationRow } from './operation-store.ts'
import { lockNext } from './scope-store.ts'
import { keepRows, lockChanged, messagesOfOperation, revert } from './undo-store.ts'

/** Batch size: each answer is a message and an email. */
const BATCH_SIZE = 50

/**
 * Answers the next enquiries of an operation. Skips enquiries without an email address, of unsubscribed customers, that
 * lack a value for the template, or that were merged into another.
 */
export async function answerNext(tx: Queries, operation: OperationRow, answering: Answering): Promise<Batch> {
  const { rows, done, cursor } = await lockNext(tx, operation, BATCH_SIZE)
  const { text = '', resolve = false } = operation.value ?? {}
  const by = actorOf(operation)
  // Idempotency key, so that a repeated batch adds only one answer to a thread.
  const draftKey = hash('sha256', `operation ${operation.id}`, 'base64url')
  const addresses = rows.map(({ email }) => email)
  const unwanted = await unsubscribedOf(tx, addresses)
  const answered: { change: 'message'; enquiry: string; message: string }[] = []
  for (const row of rows) {
    if (row.deleted_at !== null || row.erased_at !== null || row.is_merged) continue
    const isWanted = isEmailAddress(row.email) && !unwanted.has(identityKey(row.email))
    const body = isWanted ? fillTemplate(text, row, answering) : undefined
    if (body === undefined) continue
    const message = await addMessage(tx, {
      enquiryId: row.id,
      authorId: by.id,
      body,
      draftKey,
      direction: 'out',
      channel: 'email',
    })
    if (!message) continue
    await writeAnswerLetter(tx, row, message, answering, ANSWERS_HELD_SECONDS)
    answered.push({ change: 'message', enquiry: row.id, message: message.id })
  }
  const ids = answered.map(({ enquiry }) => enquiry)
  const changing = rows.filter(({ id }) => ids.includes(id))
  const { history } = await changeEnquiries(tx, by, changing, {
    to: afterAnswerBy(by, resolve ? 'resolved' : undefined),
    audit: { action: 'answered' },
  })
  await keepRows(tx, operation.id, [...answered, ...history])
  return { done, ids, cursor }
}

/** Cancels answers whose emails are not sent yet, and reverts their changes to the enquiries. */
export async function withdrawAnswers(tx: Queries, operation: OperationRow): Promise<Batch> {
  const { rows, cursor } = await lockChanged(tx, operation, 'message', BATCH_SIZE)
  const enquiries = rows.map(({ id }) => id)
  const messages = await messagesOfOperation(tx, operation.id, enquiries)
  const waiting = new Set(await takeLettersBack(tx, [...messages.keys()]))
  const ids = [...messages].filter(([message]) => waiting.has(message)).map(([, enquiry]) => enquiry)
  await removeMessages(tx, [...waiting])
  const by = actorOf(operation)
  for (const recordId of ids)
    await writeAudit(tx, by, { action: 'withdrew', record: 'enquiry', recordId, detail: 'answer' })
  const withdrawn = rows.filter(({ id }) => ids.includes(id))
  await revert(tx, operation, 'status', withdrawn)
  await revert(tx, operation, 'assignedTo', withdrawn)
  return { done: 0, ids, cursor }
}
