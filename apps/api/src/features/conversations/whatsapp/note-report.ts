import type { FastifyInstance } from 'fastify'
import { lockEnquiry } from '../../enquiries/changes/lock-enquiries.ts'
import { findMessage } from '../../enquiries/messages/message-store.ts'
import { reasonOf } from '../../whatsapp/chat-refusal.ts'
import { markChatFailed, noteChatReport, reportedMessage } from '../../whatsapp/chat-store.ts'
import type { ChatReport } from '../../whatsapp/read-webhook.ts'
import { type Notifying, notifyStaff } from '../customer-wrote.ts'

/** Notes what became of one of our messages; staff are notified of one that failed. */
export async function noteReport(
  app: FastifyInstance,
  report: ChatReport,
  notifying: Notifying,
): Promise<void> {
  const message = await reportedMessage(app.db, report)
  // Sent from elsewhere, or erased.
  if (!message) return
  const isNew = await app.db.transaction(async (tx) => {
    const row = await lockEnquiry(tx, message.enquiry_id)
    if (!row || row.erased_at !== null) return false
    if (report.state !== 'failed') return noteChatReport(tx, message.id, report)
    const before = await findMessage(tx, row.id, message.id)
    if (before?.delivery !== null) return false
    const reason = reasonOf(report.fault ?? { code: -1, words: '' })
    await markChatFailed(tx, message.id, reason)
    const text = ['Your WhatsApp message did not arrive.', reason].join('\n\n')
    await notifyStaff(tx, row, { text, by: null, did: 'did not get your answer' }, notifying)
    return true
  })
  if (isNew) app.live.tell('changed', [message.enquiry_id])
}
