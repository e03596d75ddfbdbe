import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterPaint } from '../../shell/navigation/after-paint.ts'
import { queryAnswered } from '../../shell/navigation/query-answered.ts'
import { useHydrated } from '../../shell/navigation/use-hydrated.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'

export interface Listing {
  query: ListingQuery
  /** Sets some fields and keeps the rest; an empty text clears its field. */
  narrow: (some: ListingQuery) => void
  showAll: () => void
}

/** The filters of a listing, and how to change them. The prerendered HTML has none applied. */
export function useListing(): Listing {
  const search = useSearch({ strict: false })
  const hydrated = useHydrated()
  const navigate = useNavigate()
  useEffect(queryAnswered, [])
  return {
    query: hydrated ? readListingQuery(search) : {},
    narrow: (some) =>
      // Paint the chosen option first: navigating re-renders the whole page.
      void afterPaint(() => {
        // Read the current URL, so that the second of two quick changes keeps the first.
        void navigate({
          to: '.',
          search: (now) => readListingQuery({ ...now, ...some }),
          replace: true,
          resetScroll: false,
        })
      }),
    showAll: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
  }
}
