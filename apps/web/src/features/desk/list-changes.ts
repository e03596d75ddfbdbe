import type { EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'

/** A list as it will be once these enquiries are gone. */
export function withoutEnquiries(list: EnquiryList, ids: ReadonlySet<string>): EnquiryList {
  if (ids.size === 0) return list
  const enquiries = list.enquiries.filter(({ _id }) => !ids.has(_id))
  const total = Math.max(0, list.total - ids.size)
  return { ...list, enquiries, total, totalPages: Math.ceil(total / list.limit) }
}

/** A list in which one enquiry has changed; the same list when it is not on it. */
export function withEnquiryChange(list: EnquiryList, id: string, change: Partial<StaffEnquiry>): EnquiryList {
  if (!list.enquiries.some(({ _id }) => _id === id)) return list
  return { ...list, enquiries: list.enquiries.map((it) => (it._id === id ? { ...it, ...change } : it)) }
}

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
  /** Position in the list, from 0; -1 when the page does not hold it. */
  index: number
}

export function neighboursOf(ids: readonly string[], id: string): Neighbours {
  const index = ids.indexOf(id)
  if (index === -1) return { previous: undefined, next: ids[0], index }
  return { previous: ids[index - 1], next: ids[index + 1], index }
}
