/** Distance from the edge, in px, within which dragging scrolls. */
const EDGE = 56

/** Scrolls the window, or the scrolling box around the list, while the pointer is near its upper or lower edge. */
export function scrollNearEdge(
  list: HTMLElement,
  pointerY: () => number,
  onScroll: () => void,
  until: AbortSignal,
): void {
  const box = scrollingBoxOf(list)
  const step = () => {
    if (until.aborted) return
    const { top, bottom } =
      box === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : box.getBoundingClientRect()
    const y = pointerY()
    const beyond = Math.min(0, y - top - EDGE) + Math.max(0, y - bottom + EDGE)
    const before = box.scrollTop
    // Firefox starts a smooth scroll, which the page may ask for, anew at each frame, and gets nowhere.
    if (beyond !== 0) box.scrollBy({ top: Math.min(Math.max(beyond, -EDGE), EDGE) / 4, behavior: 'instant' })
    if (box.scrollTop !== before) onScroll()
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function scrollingBoxOf(list: HTMLElement): Element {
  for (let box = list.parentElement; box; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY)
    if (scrolls && box.scrollHeight > box.clientHeight && box !== document.body) return box
  }
  return document.scrollingElement ?? document.documentElement
}
