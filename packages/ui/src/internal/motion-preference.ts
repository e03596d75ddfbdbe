const listeners = new Set<() => void>()
let stopWatching: (() => void) | undefined

function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

function notify(): void {
  for (const listener of listeners) listener()
}

// One set of observers serves every moving thing on the page.
function watch(): () => void {
  const query = reducedMotion()
  const switched = new MutationObserver(notify)
  switched.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  query.addEventListener('change', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    switched.disconnect()
    query.removeEventListener('change', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** Calls back when the system's wish, the site-wide switch or the tab's visibility changes. */
export function watchMotionPreference(listener: () => void): () => void {
  listeners.add(listener)
  stopWatching ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

/** The visitor's system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches
}

/** Nothing may move by itself: the system asks for less motion, or the site-wide switch is off. */
export function motionIsStill(): boolean {
  return document.documentElement.dataset.motion === 'paused' || prefersReducedMotion()
}

/** The tab is in the background. */
export function tabIsHidden(): boolean {
  return document.visibilityState === 'hidden'
}
