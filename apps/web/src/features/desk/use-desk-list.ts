import type { EnquiryList } from '@susegad/api-client/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { service } from '../../shell/session/service.ts'
import { enquiries } from './desk-queries.ts'
import { serviceFilter, serviceQuery } from './desk-query.ts'
import { type DeskSearch, filterOf, withPage } from './desk-search.ts'

/** The page of the list that the address asks for, with its neighbours fetched ahead. */
export function useDeskList(search: DeskSearch) {
  const queryClient = useQueryClient()
  const list = useQuery({ ...enquiries.list(serviceQuery(search)), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = list
  const page = search.page ?? 1
  const next = data && !isPlaceholderData && page < data.totalPages ? page + 1 : undefined
  const ahead = next === undefined ? undefined : JSON.stringify(serviceQuery(withPage(search, next)))

  useEffect(() => {
    if (ahead) void queryClient.prefetchQuery(enquiries.list(JSON.parse(ahead)))
  }, [ahead, queryClient])

  return list
}

// Often enough that nobody waits, seldom enough that a forgotten tab costs nothing.
const ASK_EVERY = 20_000

/** How many enquiries have come in since the list was read; rows never move under the reader's hand. */
export function useArrivals(search: DeskSearch, shown: EnquiryList | undefined): number {
  const newest = { page: 1, limit: 1, ...serviceFilter(filterOf(search)) }
  const { data } = useQuery({
    queryKey: [...enquiries.all(), 'arrivals', newest],
    queryFn: ({ signal }) => service.enquiries.list(newest, { signal }),
    retry: false,
    refetchInterval: ASK_EVERY,
    enabled: shown !== undefined && search.show === undefined,
  })
  return data && shown ? Math.max(0, data.total - shown.total) : 0
}
