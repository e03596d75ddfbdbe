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

/** The listing's query, and how to set it. The page's own HTML was made without one. */
export function useListingQuery(): [ListingQuery, (next: ListingQuery) => void] {
  const search = useSearch({ strict: false })
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const change = (next: ListingQuery) => void navigate({ to: '.', search: next, replace: true })
  return [hydrated ? readListingQuery(search) : {}, change]
}
