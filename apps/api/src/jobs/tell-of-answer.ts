import type { FastifyInstance } from 'fastify'
import type { Letter } from '../db/stores/outbox-store.ts'
import { enquiryOfMessage } from '../features/enquiries/messages/message-store.ts'

/** Notifies open desks that an answer was sent, or why not. */
export async function tellOfAnswer(
  { db, live }: Pick<FastifyInstance, 'db' | 'live'>,
  { message_id }: Letter,
): Promise<void> {
  const enquiry = message_id === null ? undefined : await enquiryOfMessage(db, message_id)
  if (enquiry !== undefined) live.tell('changed', [enquiry])
}
