import type { EnquiryDetail, Message, OwnMessage, StaffEnquiry } from '@susegad/api-client/contract'
import { firstWords } from '@susegad/api-client/rules'
import { contactText } from '../thread/message-text.ts'

/** The newest message of a loaded thread, as lists have it. */
export function lastMessageIn({ messages }: Pick<EnquiryDetail, 'messages'>): StaffEnquiry['lastMessage'] {
  const last: (OwnMessage & Partial<Pick<Message, 'outcome'>>) | undefined = messages.at(-1)
  if (!last) return null
  const { direction, createdAt: at, author: by, channel, outcome = null, body } = last
  return { direction, at, by, channel, outcome, text: firstWords(body) }
}

/** Who wrote last, and the first words; undefined where nothing is left to show. */
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

/** When the customer wrote, if their message is the newest of an open enquiry; accepting a quote is a message too. */
export function customerWroteAt({ status, lastMessage }: Listed): string | undefined {
  const isOpen = status === 'pending' || status === 'in_progress'
  return isOpen && lastMessage?.direction === 'in' ? lastMessage.at : undefined
}

/** The moment from which the promised time to answer counts; undefined while the customer is not waiting. */
export const waitingSince = (enquiry: Listed): string | undefined =>
  enquiry.status === 'pending' ? enquiry.createdAt : customerWroteAt(enquiry)
