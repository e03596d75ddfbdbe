import type { EnquiryList } from '@susegad/api-client/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { withoutEnquiries } from '../changes/list-changes.ts'
import { useLeaving } from '../operations/use-leaving.ts'
import { serviceQuery } from './desk-query.ts'
import { useListSearch } from './use-desk-search.ts'

/** The page of the list in the URL; meanwhile the page before. */
export function useListQuery() {
  const search = useListSearch()
  return useQuery({ ...enquiries.list(serviceQuery(search)), placeholderData: keepPreviousData })
}

/** The listed enquiries, without those that are being deleted. */
export function useListed(): EnquiryList | undefined {
  const { data } = useListQuery()
  const leaving = useLeaving()
  return useMemo(() => data && withoutEnquiries(data, leaving), [data, leaving])
}
