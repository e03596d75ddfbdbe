import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

const storageKey = 'susegad-scroll'

type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

const keyOf = (state: { __TSR_key?: string }) => state.__TSR_key ?? 'first'

/** Following a link scrolls smoothly to the top; Back and Forward return to where the reader was. */
export function rememberScroll(router: AnyRouter): void {
  const positions = readPositions()
  window.history.scrollRestoration = 'manual'

  const keep = () => {
    positions[keyOf(window.history.state ?? {})] = scrollY
  }
  let current = keyOf(window.history.state ?? {})
  let leaving = false
  addEventListener(
    'scroll',
    () => {
      // A page that is being replaced shrinks, which is not its reader scrolling.
      if (!leaving) positions[current] = scrollY
    },
    { passive: true },
  )
  addEventListener('pagehide', () => {
    keep()
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  })

  let wentBack = false
  const history: RouterHistory = router.history
  let stopRestoring = () => {}
  let shownPath = location.pathname
  history.subscribe(({ action, location: next }) => {
    if (!leaving) positions[current] = scrollY
    leaving = next.pathname !== shownPath
    stopRestoring()
    wentBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    current = keyOf(toLocation.state)
    leaving = false
    shownPath = toLocation.pathname
    const known = positions[current]
    if (!fromLocation || (!pathChanged && !hashChanged)) return
    if (wentBack && known !== undefined) {
      stopRestoring = returnTo(known)
      return
    }
    if (toLocation.hash)
      return document.getElementById(toLocation.hash)?.scrollIntoView({ behavior: 'smooth' })
    if (pathChanged) scrollTo({ top: 0, behavior: 'smooth' })
  })

  // A reload comes back to its place, unless the reader has already begun to scroll.
  const reloaded = positions[current]
  if (reloaded !== undefined && scrollY === 0 && !location.hash)
    scrollTo({ top: reloaded, behavior: 'instant' })
}

const patience = 3000

/** Scrolls there at once, and again whenever the page still grows, unless the reader scrolls. */
function returnTo(top: number): () => void {
  const waiting = new AbortController()
  const growth = new ResizeObserver(() => go())
  const { style } = document.documentElement
  // The browser would hold on to what it showed a moment ago, while the page grows above it.
  style.overflowAnchor = 'none'
  const stop = () => {
    style.overflowAnchor = ''
    growth.disconnect()
    waiting.abort()
  }
  // Parts of the page come in above as well as below, so one arrival is not the last.
  const go = () => scrollTo({ top, behavior: 'instant' })
  for (const hand of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(hand, stop, { passive: true, signal: waiting.signal })
  const timer = setTimeout(stop, patience)
  waiting.signal.addEventListener('abort', () => clearTimeout(timer))
  growth.observe(document.body)
  return stop
}
