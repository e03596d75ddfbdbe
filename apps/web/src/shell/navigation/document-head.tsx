import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Applies the `head` of the current route to the document. The router's own HeadContent would add to the tags of a
 * prerendered page instead of replacing them.
 */
export function DocumentHead() {
  const match = useMatches({ select: (matches) => matches.findLast(({ meta }) => meta?.length) })
  const title = match?.meta?.find((tag) => tag?.title)?.title
  const description = match?.meta?.find((tag) => tag?.name === 'description')?.content
  const canonical = match?.links?.find((link) => link?.rel === 'canonical')?.href
  // A layout effect, so that the title is set before it is announced.
  useLayoutEffect(() => {
    if (!title) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '')
    const address = new URL(canonical ?? location.pathname, location.origin)
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address.href)
  }, [title, description, canonical])
  return null
}
