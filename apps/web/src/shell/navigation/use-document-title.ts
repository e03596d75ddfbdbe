import { useLayoutEffect } from 'react'

/** For a title that the route can't know: it depends on the user, or the page does not exist. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
