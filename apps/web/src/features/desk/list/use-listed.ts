import type { EnquiryList } from '@susegad/api-client/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLeaving } from '../many/use-leaving.ts'
import { enquiries } from '../search/desk-queries.ts'
import { serviceQuery } from '../search/desk-query.ts'
import { useListSearch } from '../search/use-desk-search.ts'
import { withoutEnquiries } from './list-changes.ts'

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
