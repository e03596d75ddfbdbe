import { useNavigate, useSearch } from '@tanstack/react-router'
import { useHydrated } from '../shell/navigation/use-hydrated.ts'

/** What narrows a listing, as it stands in the address. */
export interface ListingQuery {
  area?: string
  category?: string
  kind?: string
  price?: string
  sort?: string
}

const names = ['area', 'category', 'kind', 'price', 'sort'] as const

export function readListingQuery(search: Record<string, unknown>): ListingQuery {
  return Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, String(search[name])]] : [])))
}

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
  return {
    query: hydrated ? readListingQuery(search) : {},
    // From the address itself: of two quick choices the second must not forget the first.
    narrow: (some) =>
      void navigate({ to: '.', search: (now) => readListingQuery({ ...now, ...some }), replace: true }),
    showAll: () => void navigate({ to: '.', search: {}, replace: true }),
  }
}
