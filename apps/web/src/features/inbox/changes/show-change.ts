import type { EnquiryDetail, EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { enquiries, everyList } from '../../../enquiries/enquiry-queries.ts'
import { isOlder, withEnquiryChange } from './list-changes.ts'

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
