import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import {
  type DeskSearch,
  readDeskSearch,
  withEnquiry,
  withFilter,
  withLimit,
  withoutFilters,
  withPage,
} from './desk-search.ts'

/** Navigation of the desk; every view has a URL. */
export function useDeskNavigation(search: DeskSearch) {
  const navigate = useNavigate()
  const router = useRouter()
  const openedHere = useRef(false)

  const go = (next: DeskSearch, replace = false) =>
    void navigate({ to: '/dashboard', search: next, replace, resetScroll: false })

  return {
    // Replaces the history entry: Back leaves the filter as a whole, not field by field. Each change applies to the
    // current URL, so that the second of two quick changes keeps the first.
    filter: (change: Parameters<typeof withFilter>[1]) =>
      void navigate({
        to: '/dashboard',
        search: (now) => withFilter(readDeskSearch(now), change),
        replace: true,
        resetScroll: false,
      }),
    clear: () => go(withoutFilters(search)),
    page: (page: number, replace = false) => go(withPage(search, page), replace),
    limit: (limit: number) => go(withLimit(search, limit), true),
    open: (id: string) => {
      const already = search.enquiry !== undefined
      openedHere.current ||= !already
      go(withEnquiry(search, id), already)
    },
    close: () => {
      if (search.enquiry === undefined) return
      if (openedHere.current) router.history.back()
      else go(withEnquiry(search, undefined), true)
      openedHere.current = false
    },
  }
}

export type DeskNavigation = ReturnType<typeof useDeskNavigation>
