/** Filters and order of a listing, as in the URL. */
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
