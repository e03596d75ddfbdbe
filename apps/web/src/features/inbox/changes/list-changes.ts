import type { EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'

/** The list without these enquiries. */
export function withoutEnquiries(list: EnquiryList, ids: ReadonlySet<string>): EnquiryList {
  if (ids.size === 0) return list
  const enquiries = list.enquiries.filter(({ _id }) => !ids.has(_id))
  const total = Math.max(0, list.total - ids.size)
  return { ...list, enquiries, total, totalPages: Math.ceil(total / list.limit) }
}

/** Responses can arrive out of order: ignore an older version than the one shown. */
export const isOlder = (change: Partial<StaffEnquiry>, shown: object): boolean =>
  change.version !== undefined && 'version' in shown && change.version < Number(shown.version)

/** The list with one enquiry changed; the same object if it is not listed or the change is outdated. */
export function withEnquiryChange(list: EnquiryList, id: string, change: Partial<StaffEnquiry>): EnquiryList {
  if (!list.enquiries.some((shown) => shown._id === id && !isOlder(change, shown))) return list
  return { ...list, enquiries: list.enquiries.map((it) => (it._id === id ? { ...it, ...change } : it)) }
}

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
  /** Position in the list, from 0; -1 if it is not on this page. */
  index: number
}

export function neighboursOf(ids: readonly string[], id: string): Neighbours {
  const index = ids.indexOf(id)
  if (index === -1) return { previous: undefined, next: ids[0], index }
  return { previous: ids[index - 1], next: ids[index + 1], index }
}
