import type { EnquiryDetail, Message, OwnMessage, StaffEnquiry } from '@susegad/api-client/contract'
import { firstWords } from '@susegad/api-client/rules'
import { contactText, templateText } from './message-text.ts'

/** The newest message of a loaded thread, in the format of lists. */
export function lastMessageIn({ messages }: Pick<EnquiryDetail, 'messages'>): StaffEnquiry['lastMessage'] {
  const last: (OwnMessage & Partial<Pick<Message, 'outcome'>>) | undefined = messages.at(-1)
  if (!last) return null
  const { direction, createdAt: at, author: by, channel, outcome = null, body } = last
  return { direction, at, by, channel, outcome, text: firstWords(body) }
}

/** Author and first words of the last message; undefined if there is none. */
export function lastLine({
  message,
  lastMessage,
}: Pick<StaffEnquiry, 'message' | 'lastMessage'>): { who: string; words: string } | undefined {
  const { direction, by, channel, outcome, text } = lastMessage ?? {
    direction: 'in',
    by: null,
    channel: 'site',
    outcome: null,
    text: firstWords(message),
  }
  const who = direction === 'in' ? 'Customer' : (by ?? 'Former colleague')
  const isTemplate = channel === 'whatsapp' && direction === 'out'
  const words = text || (outcome ? contactText(channel, outcome) : isTemplate ? templateText : '')
  return words ? { who, words } : undefined
}

/** By when an answer is promised; undefined while the customer is not waiting. */
export const promisedBy = (enquiry: Pick<StaffEnquiry, 'status' | 'dueAt'>): string | undefined =>
  isOpen(enquiry.status) && enquiry.dueAt ? enquiry.dueAt : undefined

export const isOpen = (status: StaffEnquiry['status']): boolean =>
  status === 'pending' || status === 'in_progress'
