import type { EnquiryDetail, Message, OwnMessage, StaffEnquiry } from '@susegad/api-client/contract'
import { firstWords } from '@susegad/api-client/rules'
import { contactText } from './message-text.ts'

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
  const words = text || (outcome ? contactText(channel, outcome) : '')
  return words ? { who, words } : undefined
}

type Listed = Pick<StaffEnquiry, 'status' | 'createdAt' | 'lastMessage'>

/** Time of the customer's message, if it is the newest of an open enquiry. Accepting a quote counts as a message. */
export function customerWroteAt({ status, lastMessage }: Listed): string | undefined {
  const isOpen = status === 'pending' || status === 'in_progress'
  return isOpen && lastMessage?.direction === 'in' ? lastMessage.at : undefined
}

/** Start of the promised response time; undefined while the customer is not waiting. */
export const waitingSince = (enquiry: Listed): string | undefined =>
  enquiry.status === 'pending' ? enquiry.createdAt : customerWroteAt(enquiry)
