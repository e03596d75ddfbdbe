/**
 * A part of the page that its script has not taken over yet. The inline script and the application agree on these
 * names: `data-part` is empty while the part is plain HTML.
 */
export const waitingPart = '[data-part=""]'

/** Sent to a waiting part that somebody touches, or that needs its script: please fetch it. */
export const wantedEvent = 'susegad:wanted'

/** Sent by a part that answers from now on, or whose script will never come. */
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
