/**
 * A part of the page that is not hydrated yet. The inline script and the application share these
 * names: `data-part` is empty while the part is plain HTML.
 */
export const waitingPart = '[data-part=""]'

/** Event that asks a waiting part to load its script. */
export const wantedEvent = 'susegad:wanted'

/** Event of a part that is hydrated, or whose script failed to load. */
export const liveEvent = 'susegad:live'

export function markWanted(part: HTMLElement): void {
  if ('wanted' in part.dataset) return
  part.dataset.wanted = ''
  part.dispatchEvent(new Event(wantedEvent))
}

export function markLive(part: HTMLElement, state: 'live' | 'lost' = 'live'): void {
  part.dataset.part = state
  part.dispatchEvent(new Event(liveEvent, { bubbles: true }))
}

/** Finds `target` again after React has replaced the part's DOM: the element with the same tag name and index. */
export function findAgain<Kind extends Element>(target: Kind, part: HTMLElement) {
  const all = () => part.querySelectorAll<Kind>(target.localName)
  const place = [...all()].indexOf(target)
  return (act: (found: Kind) => void) => {
    const found = target.isConnected ? target : all()[place]
    if (found) act(found)
  }
}
