import type { EnquirySort } from '@susegad/api-client/rules'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../../shell/navigation/after-paint.ts'
import {
  type DeskSearch,
  readDeskSearch,
  withEnquiry,
  withFilter,
  withLimit,
  withoutFilters,
  withPage,
  withSort,
} from './desk-search.ts'

/**
 * Navigation of the desk; every view has a URL. Each step starts at the current URL, so that the second of two quick
 * ones keeps the first, and the object stays the same: what it is given to need not render with every URL.
 */
export function useDeskNavigation(search: DeskSearch) {
  const navigate = useNavigate()
  const router = useRouter()
  const openedHere = useRef(false)
  // The enquiry being opened, until the URL has changed.
  const [opening, setOpening] = useState<{ from: DeskSearch; id: string }>()
  const shown = useRef(search)
  useEffect(() => {
    shown.current = search
  })

  const navigation = useMemo(() => {
    const now = () => readDeskSearch({ ...router.latestLocation.search })
    const go = (next: DeskSearch, replace = false) =>
      void navigate({ to: '/dashboard', search: next, replace, resetScroll: false })

    return {
      // Replaces the history entry: Back leaves the filter as a whole, not field by field.
      filter: (change: Parameters<typeof withFilter>[1]) => go(withFilter(now(), change), true),
      clear: () => go(withoutFilters(now())),
      page: (page: number, replace = false) => go(withPage(now(), page), replace),
      /** Turns to another page and closes the open enquiry, which belongs to this page. */
      turn: (page: number) => go(withEnquiry(withPage(now(), page), undefined)),
      sort: (sort: EnquirySort) => go(withSort(now(), sort), true),
      limit: (limit: number) => go(withLimit(now(), limit), true),
      open: (id: string) => {
        setOpening({ from: shown.current, id })
        // A new URL re-renders the whole list and its navigation: paint the panel first.
        afterPaint(() => {
          const already = now().enquiry !== undefined
          openedHere.current ||= !already
          go(withEnquiry(now(), id), already)
        })
      },
      close: () => {
        if (now().enquiry === undefined) return
        if (openedHere.current) router.history.back()
        else go(withEnquiry(now(), undefined), true)
        openedHere.current = false
      },
    }
  }, [navigate, router])

  return { navigation, opened: opening?.from === search ? opening.id : search.enquiry }
}

export type DeskNavigation = ReturnType<typeof useDeskNavigation>['navigation']
