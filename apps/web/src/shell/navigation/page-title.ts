import { useEffect } from 'react'

/** Names the page in the tab once it is reached by a link; the first page's title is in its HTML. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
    // The page hears every press from here on: the inline script may hand on those that came too early.
    dispatchEvent(new Event('susegad:ready'))
  }, [title])
}
