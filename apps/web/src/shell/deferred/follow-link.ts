let follow: ((path: string) => void) | undefined

/** Says how links within the site are followed, once there is a router. */
export function followLinksBy(how: (path: string) => void): void {
  follow = how
}

/** Follows a plain press on a link within the site, as the part that holds it would. Returns whether it did. */
export function followLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  if (!link || !follow || link.matches('[target], [download], [aria-haspopup]')) return false
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  follow(link.getAttribute('href') ?? '/')
  return true
}
