import { useMemo } from 'react'
import { type DeskSearch, withEnquiry } from './desk-search.ts'

/** What the list shows; the same object while only another enquiry is opened. */
export function useListSearch(search: DeskSearch): DeskSearch {
  const text = JSON.stringify(withEnquiry(search, undefined))
  return useMemo(() => JSON.parse(text), [text])
}
