import type { StaffEnquiry } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { filterKey, serviceFilter } from '../search/desk-query.ts'
import { filterOf } from '../search/search-steps.ts'
import { arrivedAfter, type Newest, newestOf } from './arrivals.ts'
import { ASK_EVERY, newestRows } from './newest-rows.ts'

type Rows = readonly StaffEnquiry[]

export const arrivalsKey = [...enquiries.all(), 'arrivals'] as const

/** Counts enquiries that arrived since the list was read, up to one page. The rows themselves don't move. */
export function useArrivals(search: DeskSearch, shown: Rows | undefined): number {
  const key = filterKey(search)
  const filter = serviceFilter(filterOf(search))
  const [known, setKnown] = useState<{ key: string; list: Rows; newest: Newest }>()
  const newest = known?.key === key ? known.newest : undefined
  const { data } = useQuery({
    queryKey: [...arrivalsKey, filter],
    queryFn: ({ signal }) => newestRows(filter, newest, signal),
    retry: false,
    refetchInterval: ASK_EVERY,
    enabled: shown !== undefined && search.show === undefined,
  })
  // Only the first page, newest first, shows the newest enquiry; elsewhere, the first poll is the reference.
  const list = (search.page ?? 1) === 1 && search.sort === undefined ? shown : newest ? undefined : data
  if (list && !(newest && known?.list === list)) setKnown({ key, list, newest: newestOf(list, newest) })
  return data && newest ? arrivedAfter(newest, data) : 0
}
