import { type ComponentProps, createContext, use } from 'react'
import { plainSearchText, readPlainSearch } from '../../../shell/navigation/plain-search.ts'
import { readDeskSearch } from '../search/desk-search.ts'

/** Callback for turning to a page of the list. */
export const TurnPage = createContext<(page: number) => void>(() => {})

/** Turns the list to a page and keeps it in view; with a modifier key, a new tab. The first page has no number. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const turn = use(TurnPage)
  const search = readDeskSearch(readPlainSearch(href.slice(href.indexOf('?'))))
  return (
    <a
      {...rest}
      href={`/dashboard${plainSearchText({ ...search })}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        turn(search.page ?? 1)
      }}
    />
  )
}
