import { waitingPart } from '../../start/part.ts'

/** Follows links of parts that are still plain HTML, as their own script would. */
export function followLinksOfWaitingParts(follow: (path: string) => void): void {
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    if (event.defaultPrevented || !link?.closest(waitingPart)) return
    if (link.matches('[target], [download], [aria-haspopup]')) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(link.getAttribute('href') ?? '/')
  }
  // Captured: React stops clicks in a boundary that it has not hydrated.
  addEventListener('click', followLink, { capture: true })
}
