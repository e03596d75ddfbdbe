const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Settles at the first sign of a visitor. */
const firstUserActivity = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (scrollY > 0) resolve()
  // Of scrolling, only the page's own: rows of pictures scroll by themselves.
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { capture: sign !== 'scroll', passive: true, once: true })
})

/** Opens once `element` is near what is seen, and somebody is there to see it. Returns how to stop waiting. */
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
