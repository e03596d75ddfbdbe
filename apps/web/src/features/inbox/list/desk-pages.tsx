import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { NothingLoaded } from '../../../signed-in/nothing-loaded.tsx'
import { serviceQuery } from '../search/desk-query.ts'
import { withPage } from '../search/search-steps.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useListSearch } from '../search/use-desk-search.ts'
import { pageText, useListed, useListQuery } from '../search/use-listed.ts'
import { DeskFooter } from './desk-footer.tsx'
import { DeskList } from './desk-list.tsx'

/** One page of enquiries with pagination. */
export function DeskPages() {
  const query = useListQuery()
  const { error, isPlaceholderData } = query
  const listed = useListed()
  useNeighbourPages(isPlaceholderData ? undefined : listed?.totalPages)
  return (
    <>
      {error && !listed && <NothingLoaded text="The enquiries could not be loaded." query={query} />}
      {(listed || !error) && (
        <DeskList list={listed} state={isPlaceholderData || !listed ? 'busy' : 'ready'} />
      )}
      <p role="status" className="sg-visually-hidden">
        {listed && !isPlaceholderData && pageText(listed)}
      </p>
      <DeskFooter />
    </>
  )
}

/** Prefetches the next page, and goes to the last one when deletes or another filter have emptied this one. */
function useNeighbourPages(totalPages: number | undefined): void {
  const queryClient = useQueryClient()
  const search = useListSearch()
  const { page: goTo } = useDeskNavigation()
  useEffect(() => {
    if (totalPages === undefined) return
    const { page = 1 } = search
    const last = Math.max(1, totalPages)
    if (page > last) goTo(last, true)
    if (page < last) void queryClient.prefetchQuery(enquiries.list(serviceQuery(withPage(search, page + 1))))
  }, [totalPages, search, goTo, queryClient])
}
