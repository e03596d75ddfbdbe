import type { EnquirySort } from '@susegad/api-client/rules'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type DeskFilter, type DeskSearch, readDeskSearch } from '../../../enquiries/desk-search.ts'
import { withFilter, withLimit, withoutFilters, withPage, withSort } from './search-steps.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The panel was opened from the list, to which Back returns. */
    overList?: boolean
  }
}

/** Steps of the desk, each of which is a URL. They start at the current one, so that the second of two quick steps keeps the first. */
export function useDeskNavigation() {
  const navigate = useNavigate({ from: '/dashboard/' })
  const router = useRouter()
  return useMemo(() => {
    const go = (search: (now: DeskSearch) => DeskSearch, replace = false) =>
      void navigate({ to: '/dashboard', search, replace, resetScroll: false })
    const opened = () => readDeskSearch(router.latestLocation.search).enquiry

    return {
      opened,
      // Replaces the history entry: Back leaves the filter as a whole, not field by field.
      filter: (change: DeskFilter) => go((now) => withFilter(now, change), true),
      clear: () => go(withoutFilters),
      page: (page: number, replace = false) => go((now) => withPage(now, page), replace),
      sort: (sort: EnquirySort) => go((now) => withSort(now, sort), true),
      limit: (limit: number) => go((now) => withLimit(now, limit), true),
      open(enquiry: string) {
        const isOpen = opened() !== undefined
        void navigate({
          to: '/dashboard',
          search: (now) => ({ ...now, enquiry }),
          state: isOpen || { overList: true },
          replace: isOpen,
          resetScroll: false,
        })
      },
      close() {
        if (opened() === undefined) return
        if (router.latestLocation.state.overList) router.history.back()
        else go((now) => ({ ...now, enquiry: undefined }), true)
      },
    }
  }, [navigate, router])
}
