import type { Message } from '@susegad/api-client/contract'
import { sendingText } from '../../../enquiries/message-text.ts'

/** Delivery status of the answer just sent. */
export function sentText({ sending }: Message): string {
  if (!sending || sending.state === 'sent') return 'Your answer was sent.'
  const state = sending.state === 'waiting' ? 'Your answer waits to be sent.' : 'Your answer was not sent.'
  return `${state} ${sendingText(sending.why, sending.state)}`
}
