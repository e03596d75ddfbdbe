import type { EnquiryDetail, EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { enquiries, everyList } from '../../../enquiries/enquiry-queries.ts'

/** The list without these enquiries. */
export function withoutEnquiries(list: EnquiryList, ids: ReadonlySet<string>): EnquiryList {
  if (ids.size === 0) return list
  const enquiries = list.enquiries.filter(({ _id }) => !ids.has(_id))
  const total = Math.max(0, list.total - ids.size)
  return { ...list, enquiries, total, totalPages: Math.ceil(total / list.limit) }
}

/** Responses can arrive out of order: ignore an older version than the one shown. */
const isOlder = (change: Partial<StaffEnquiry>, shown: object): boolean =>
  change.version !== undefined && 'version' in shown && change.version < Number(shown.version)

/** The list with one enquiry changed; the same object if it is not listed or the change is outdated. */
export function withEnquiryChange(list: EnquiryList, id: string, change: Partial<StaffEnquiry>): EnquiryList {
  if (!list.enquiries.some((shown) => shown._id === id && !isOlder(change, shown))) return list
  return { ...list, enquiries: list.enquiries.map((it) => (it._id === id ? { ...it, ...change } : it)) }
}

/** Updates an enquiry in all cached queries. */
export function showChange(queryClient: QueryClient, id: string, change: Partial<StaffEnquiry>): void {
  queryClient.setQueriesData<EnquiryList>(
    { queryKey: everyList },
    (list) => list && withEnquiryChange(list, id, change),
  )
  queryClient.setQueryData<EnquiryDetail>(enquiries.detail(id).queryKey, (detail) =>
    detail && !isOlder(change, detail.enquiry)
      ? { ...detail, enquiry: { ...detail.enquiry, ...change } }
      : detail,
  )
}
