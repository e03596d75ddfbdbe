import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { claimLetter, type Letter, markLetterSent, putLetterOff } from '../db/stores/outbox-store.ts'
import type { Notifying } from '../features/conversations/customer-wrote.ts'
import { failChat } from '../features/conversations/whatsapp/note-report.ts'
import { enquiryOfMessage } from '../features/enquiries/messages/message-store.ts'
import { ChatRefusal } from '../features/whatsapp/chat-refusal.ts'
import { markChatFailed } from '../features/whatsapp/chat-store.ts'
import type { WhatsAppApi } from '../features/whatsapp/whatsapp-api.ts'

interface Round {
  most?: number
  log?: Pick<FastifyBaseLogger, 'warn'>
  /** Ends the round. The message being sent keeps its lease, because it may have arrived. */
  stop?: AbortSignal
  /** Called for each message that was sent, refused or postponed. */
  settled?: (letter: Letter) => Promise<void>
}

/** Sends due WhatsApp messages one by one. A limit, or an API that can't be reached, ends the round. */
export async function sendDueChats(
  db: Database,
  api: WhatsAppApi,
  notifying: Notifying,
  round: Round = {},
): Promise<number> {
  const { most = 20, log, stop, settled } = round
  for (let sent = 0; sent < most; sent++) {
    if (stop?.aborted) return sent
    const letter = await claimLetter(db, 'whatsapp')
    if (!letter?.message_id) return sent
    const { message_id: ref, recipient: to, body } = letter
    try {
      const id = await api.send({ to, text: body || null, ref })
      await markLetterSent(db, letter, id)
      await settled?.(letter)
    } catch (error) {
      if (stop?.aborted) return sent
      if (!(error instanceof ChatRefusal)) throw error
      const { isTemporary, isLimit, message: reason } = error
      const isTriedAgain =
        isTemporary &&
        (await putLetterOff(db, letter, isLimit ? 3600 : 300, isLimit ? 'later' : 'unreachable'))
      const why = isTemporary ? 'It could not be sent for five days.' : reason
      if (!isTriedAgain) await refuse(db, ref, why, notifying)
      log?.warn({ job: 'chats', letter: letter.id, isTemporary, isLimit }, 'WhatsApp message not sent')
      await settled?.(letter)
      if (isTemporary) return sent
    }
  }
  return most
}

async function refuse(db: Database, id: string, reason: string, notifying: Notifying): Promise<void> {
  const enquiryId = await enquiryOfMessage(db, id)
  // With its enquiry gone, there is nobody to tell.
  if (enquiryId === undefined) await markChatFailed(db, id, reason)
  else await db.transaction((tx) => failChat(tx, { id, enquiry_id: enquiryId }, reason, notifying))
}
