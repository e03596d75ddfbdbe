import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import {
  type DeskSearch,
  readDeskSearch,
  withEnquiry,
  withFilter,
  withLimit,
  withoutFilters,
  withPage,
} from './desk-search.ts'

/**
 * Navigation of the desk; every view has a URL. Each step starts at the current URL, so that the second of two quick
 * ones keeps the first, and the object stays the same: what it is given to need not render with every URL.
 */
export function useDeskNavigation() {
  const navigate = useNavigate()
  const router = useRouter()
  const openedHere = useRef(false)

  return useMemo(() => {
    const now = () => readDeskSearch({ ...router.latestLocation.search })
    const go = (next: DeskSearch, replace = false) =>
      void navigate({ to: '/dashboard', search: next, replace, resetScroll: false })

    return {
      // Replaces the history entry: Back leaves the filter as a whole, not field by field.
      filter: (change: Parameters<typeof withFilter>[1]) => go(withFilter(now(), change), true),
      clear: () => go(withoutFilters(now())),
      page: (page: number, replace = false) => go(withPage(now(), page), replace),
      limit: (limit: number) => go(withLimit(now(), limit), true),
      open: (id: string) => {
        const already = now().enquiry !== undefined
        openedHere.current ||= !already
        go(withEnquiry(now(), id), already)
      },
      close: () => {
        if (now().enquiry === undefined) return
        if (openedHere.current) router.history.back()
        else go(withEnquiry(now(), undefined), true)
        openedHere.current = false
      },
    }
  }, [navigate, router])
}

export type DeskNavigation = ReturnType<typeof useDeskNavigation>
