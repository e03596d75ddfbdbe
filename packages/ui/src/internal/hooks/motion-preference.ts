const listeners = new Set<() => void>()
let stopWatching: (() => void) | undefined

function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

function notify(): void {
  for (const listener of listeners) listener()
}

// One set of observers is shared by everything that moves.
function watch(): () => void {
  const query = reducedMotion()
  const switched = new MutationObserver(notify)
  switched.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  const listening = new AbortController()
  query.addEventListener('change', notify, listening)
  document.addEventListener('visibilitychange', notify, listening)
  return () => {
    switched.disconnect()
    listening.abort()
  }
}

/** Calls the listener when the system preference, the site-wide switch or the tab's visibility changes. */
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

/** Whether the system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches
}

/** Whether motion is off: the system asks for less motion, or the site-wide switch is set to paused. */
export function motionIsStill(): boolean {
  return document.documentElement.dataset.motion === 'paused' || prefersReducedMotion()
}

/** Whether the tab is in the background. */
export function tabIsHidden(): boolean {
  return document.visibilityState === 'hidden'
}
