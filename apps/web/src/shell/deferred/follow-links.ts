import { waitingPart } from '../../start/part.ts'

const ownLink = `${waitingPart} a[href^="/"]:not([target], [download], [aria-haspopup])`

/** Follows links of parts that are still plain HTML, as their own script would. */
export function followLinksOfWaitingParts(follow: (path: string) => void): void {
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(ownLink) : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(link.getAttribute('href') ?? '/')
  }
  // Captured: React stops clicks in a boundary that it has not hydrated.
  addEventListener('click', followLink, { capture: true })
}
