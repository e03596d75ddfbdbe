const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Settles on the first user interaction. */
const firstUserActivity = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (scrollY > 0) resolve()
  // Only scrolling of the page: carousels scroll by themselves.
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { capture: sign !== 'scroll', passive: true, once: true })
})

/** Calls back once `element` is near the viewport and there was an interaction. Returns a function to cancel. */
export function openWhenNear(element: HTMLElement, open: () => void): () => void {
  const look = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) open()
  }
  const observer = new IntersectionObserver(look, { rootMargin: '100px' })
  void firstUserActivity.then(() => {
    // The element itself has no box: `display: contents`.
    for (const child of element.children) observer.observe(child)
  })
  return () => observer.disconnect()
}
