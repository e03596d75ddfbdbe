const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Settles at the first sign of a visitor: before it, nothing has to answer. */
export const somebodyThere = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (scrollY > 0) resolve()
  const hear = () => resolve()
  // Of scrolling, only the page's own: rows of pictures scroll by themselves.
  for (const sign of signs)
    addEventListener(sign, hear, { capture: sign !== 'scroll', passive: true, once: true })
})
