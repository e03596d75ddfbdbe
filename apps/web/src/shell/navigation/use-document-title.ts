import { useLayoutEffect } from 'react'

/** For a page whose title its route can't know: by who is signed in, or because there is no such page. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
