import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/database.ts'
import { lockEnquiry } from '../../enquiries/changes/lock-enquiries.ts'
import { lockThread } from '../../enquiries/changes/lock-thread.ts'
import { threadOf } from '../../enquiries/thread-parts.ts'
import { reasonOf } from '../../whatsapp/chat-refusal.ts'
import { markChatFailed, noteChatReport, reportedMessage } from '../../whatsapp/chat-store.ts'
import type { ChatReport } from '../../whatsapp/read-webhook.ts'
import { type Notifying, notifyStaff } from '../customer-wrote.ts'

/** Marks one of our messages as failed, and notifies staff once; false if that is known. */
export async function failChat(
  tx: Queries,
  message: { id: string; enquiry_id: string },
  reason: string,
  notifying: Notifying,
): Promise<boolean> {
  const row = await lockThread(tx, message.enquiry_id)
  if (!(await markChatFailed(tx, message.id, reason))) return false
  if (!row || row.erased_at !== null) return true
  const text = ['Your WhatsApp message did not arrive.', reason].join('\n\n')
  await notifyStaff(tx, row, { text, by: null, did: 'did not get your answer' }, notifying)
  return true
}

/** Notes what became of one of our messages; staff are notified of one that failed. */
export async function noteReport(
  app: FastifyInstance,
  report: ChatReport,
  notifying: Notifying,
): Promise<void> {
  const message = await reportedMessage(app.db, report)
  // Sent from elsewhere, or erased.
  if (!message) return
  const { id, enquiry_id: enquiryId } = message
  const isNew = await app.db.transaction(async (tx) => {
    if (report.state === 'failed')
      return failChat(tx, message, reasonOf(report.fault ?? { code: -1, words: '' }), notifying)
    const row = await lockEnquiry(tx, enquiryId)
    return row !== undefined && row.erased_at === null && noteChatReport(tx, id, report)
  })
  if (isNew) app.live.tell('changed', [enquiryId, await threadOf(app.db, enquiryId)])
}
