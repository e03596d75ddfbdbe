import type { EnquiryDetail, StaffEnquiry } from '@susegad/api-client/contract'

/** The newest message of a loaded thread, as lists have it. */
export function lastMessageIn({ messages }: Pick<EnquiryDetail, 'messages'>): StaffEnquiry['lastMessage'] {
  const last = messages.at(-1)
  return last ? { direction: last.direction, at: last.createdAt } : null
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
