import { type BuiltInView, type EnquirySort, PAGE_SIZE } from '@susegad/api-client/rules'
import { type DeskFilter, type DeskSearch, NOBODY } from '../../../enquiries/desk-search.ts'

export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100] as const
export const DEFAULT_SORT: EnquirySort = 'created'

/** The filter's params that have a value. */
export function filterOf({ page, limit, sort, enquiry, ...filter }: DeskSearch): DeskFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/**
 * A new filter starts at the first page, with no panel open. A view's routed enquiries, which may not match, are
 * dropped with the view.
 */
export function withFilter(search: DeskSearch, change: DeskFilter): DeskSearch {
  return { ...search, orRoutedTo: undefined, ...change, page: undefined, enquiry: undefined }
}

export function withPage(search: DeskSearch, page: number): DeskSearch {
  return { ...search, page: page > 1 ? page : undefined }
}

/** Keeps the first listed row on the page when the page size changes. */
export function withLimit(search: DeskSearch, limit: number): DeskSearch {
  const firstRow = ((search.page ?? 1) - 1) * (search.limit ?? PAGE_SIZE)
  const page = Math.floor(firstRow / limit) + 1
  return withPage({ ...search, limit: limit === PAGE_SIZE ? undefined : limit }, page)
}

/** Another order starts at the first page. */
export function withSort(search: DeskSearch, sort: EnquirySort): DeskSearch {
  return { ...search, sort: sort === DEFAULT_SORT ? undefined : sort, page: undefined, enquiry: undefined }
}

/** Clears every field of the filters bar, the order too; folder and page size stay. */
export function withoutFilters({ limit, show }: DeskSearch): DeskSearch {
  return { limit, show }
}

/** The built-in view of a search, whose name is already above the list. */
export function builtInView(search: DeskSearch, own: string | undefined): BuiltInView | undefined {
  const { stage, assignedTo, ...others } = filterOf(search)
  if (stage === undefined || stage === 'back' || Object.keys(others).length > 0) return undefined
  if (stage !== 'open') return assignedTo === undefined ? stage : undefined
  if (assignedTo === undefined) return undefined
  return assignedTo === NOBODY ? 'unassigned' : assignedTo === own ? 'mine' : undefined
}

export function isFiltered(search: DeskSearch): boolean {
  const { show, ...fields } = filterOf(search)
  return Object.keys(fields).length > 0
}
