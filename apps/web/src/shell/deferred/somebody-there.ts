// The page's own scrolling, that is: rows of pictures scroll by themselves.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Settles at the first sign of a visitor: before it, nothing has to answer. */
export const somebodyThere = import.meta.env.SSR ? Promise.race<void>([]) : firstSign()

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0) return resolve()
    const heard = new AbortController()
    const hear = () => {
      heard.abort()
      resolve()
    }
    for (const sign of signs)
      addEventListener(sign, hear, { capture: sign !== 'scroll', passive: true, signal: heard.signal })
  })
}
