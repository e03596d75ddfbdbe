import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { enquiries } from '../search/desk-queries.ts'
import { serviceQuery } from '../search/desk-query.ts'
import { type DeskSearch, withPage } from '../search/desk-search.ts'
import { withoutEnquiries } from './list-changes.ts'

/** The page of the list in the URL, without enquiries that are being deleted; prefetches the next page. */
export function useDeskList(search: DeskSearch, leaving: ReadonlySet<string>) {
  const queryClient = useQueryClient()
  const list = useQuery({ ...enquiries.list(serviceQuery(search)), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = list
  const page = search.page ?? 1
  const next = data && !isPlaceholderData && page < data.totalPages ? page + 1 : undefined
  const ahead = next === undefined ? undefined : JSON.stringify(serviceQuery(withPage(search, next)))

  useEffect(() => {
    if (ahead) void queryClient.prefetchQuery(enquiries.list(JSON.parse(ahead)))
  }, [ahead, queryClient])

  const shown = useMemo(() => data && withoutEnquiries(data, leaving), [data, leaving])
  return { ...list, data: shown, asRead: isPlaceholderData ? undefined : data }
}
