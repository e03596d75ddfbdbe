import { useMemo } from 'react'
import { type DeskSearch, withEnquiry } from './desk-search.ts'

/** Search params of the list; a stable object while only the open enquiry changes. */
export function useListSearch(search: DeskSearch): DeskSearch {
  const text = JSON.stringify(withEnquiry(search, undefined))
  return useMemo(() => JSON.parse(text), [text])
}
