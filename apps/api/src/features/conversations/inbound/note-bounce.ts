import type { FastifyInstance } from 'fastify'
import { markLetterBounced } from '../../../db/stores/outbox-store.ts'
import { lockThread } from '../../enquiries/changes/lock-thread.ts'
import { enquiryOfMessage } from '../../enquiries/messages/message-store.ts'
import { type Notifying, notifyStaff } from '../customer-wrote.ts'
import type { Bounce } from './read-bounce.ts'

/** Marks an answer as undelivered, and notifies staff once; false if there is no such answer. */
export async function noteBounce(
  app: FastifyInstance,
  { answer, reason }: Bounce,
  notifying: Notifying,
): Promise<boolean> {
  const id = await enquiryOfMessage(app.db, answer)
  if (id === undefined) return false
  const thread = await app.db.transaction(async (tx) => {
    const row = await lockThread(tx, id)
    if (!row || row.erased_at !== null || !(await markLetterBounced(tx, answer))) return undefined
    const text = ['Your answer bounced. The mail server says:', reason || 'nothing more'].join('\n\n')
    await notifyStaff(tx, row, { text, by: null, did: 'did not get your answer' }, notifying)
    return row.id
  })
  if (thread !== undefined) app.live.tell('changed', [id, thread])
  return true
}
