import { waitingPart } from '../../start/part.ts'

const ownLink = `${waitingPart} a[href^="/"]:not([target], [download], [aria-haspopup])`

/** Client-side navigation for links in parts that are not hydrated yet. */
export function followLinksOfWaitingParts(follow: (path: string) => void): void {
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(ownLink) : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(link.getAttribute('href') ?? '/')
  }
  // Capture phase: React stops clicks in a dehydrated boundary.
  addEventListener('click', followLink, { capture: true })
}
