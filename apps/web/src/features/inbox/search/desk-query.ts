import type { EnquiryFilter, EnquiryQuery } from '@susegad/api-client/contract'
import { PAGE_SIZE } from '@susegad/api-client/rules'
import { type DeskFilter, type DeskSearch, readDeskSearch } from '../../../enquiries/desk-search.ts'
import { filterOf } from './search-steps.ts'

/** The filter as parameters of the service. */
export function serviceFilter({ show, ...filter }: DeskFilter): EnquiryFilter {
  if (show === 'spam') return { ...filter, spam: 'only' }
  if (show === 'deleted') return { ...filter, deleted: 'only' }
  return filter
}

/** The inverse, for a saved filter. */
export function searchOf({ spam, deleted, ...filter }: Record<string, string>): DeskSearch {
  return readDeskSearch({ ...filter, show: deleted ? 'deleted' : spam ? 'spam' : undefined })
}

export function serviceQuery(search: DeskSearch): EnquiryQuery {
  const { page = 1, limit = PAGE_SIZE, sort } = search
  return { page, limit, ...(sort && { sort }), ...serviceFilter(filterOf(search)) }
}

/** Searches with the same key list the same enquiries, on any page. */
export function filterKey(search: DeskSearch): string {
  return JSON.stringify(Object.entries(filterOf(search)).sort(([a], [b]) => a.localeCompare(b)))
}
