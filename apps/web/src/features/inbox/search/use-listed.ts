import type { EnquiryList } from '@susegad/api-client/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'
import { withoutEnquiries } from '../changes/show-change.ts'
import { useLeaving } from '../operations/begin-operation.ts'
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

/** Screen reader announcement of the current page; none for an empty list. */
export const pageText = ({ page, totalPages, total }: EnquiryList): string =>
  total === 0 ? '' : `Page ${page} of ${totalPages}, ${enquiriesText(total)}`
