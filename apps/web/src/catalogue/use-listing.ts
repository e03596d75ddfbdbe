import { useNavigate, useSearch } from '@tanstack/react-router'
import { useHydrated } from '../shell/navigation/use-hydrated.ts'
import { useQueryAnswered } from '../shell/navigation/use-query-answered.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'

export interface Listing {
  query: ListingQuery
  /** Sets some of it and leaves the rest; an empty text leaves its own field open. */
  narrow: (some: ListingQuery) => void
  showAll: () => void
}

/** What narrows the listing, and how to change it. The page's own HTML was made without any. */
export function useListing(): Listing {
  const search = useSearch({ strict: false })
  const hydrated = useHydrated()
  const navigate = useNavigate()
  useQueryAnswered()
  return {
    query: hydrated ? readListingQuery(search) : {},
    // From the address itself: of two quick choices the second must not forget the first.
    narrow: (some) =>
      void navigate({ to: '.', search: (now) => readListingQuery({ ...now, ...some }), replace: true }),
    showAll: () => void navigate({ to: '.', search: {}, replace: true }),
  }
}
