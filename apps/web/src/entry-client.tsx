// First: the base declares the order of the layers that every component's styles stand in.
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './router.tsx'
import { followLinksBy } from './shell/deferred/follow-link.ts'
import { isOnFirstPage, leaveFirstPage, renewKeptParts } from './shell/deferred/gate.ts'
import { firstPageDefined } from './shell/deferred/parts-ready.ts'
import { whenIdle } from './shell/deferred/when-idle.ts'
import { renewHead } from './shell/navigation/page-head.ts'
import { rememberScroll } from './shell/navigation/scroll-memory.ts'
import { queryAnswered } from './shell/navigation/use-query-answered.ts'
import { stylesheetsLoaded } from './shell/page/stylesheets-loaded.ts'
import { startSession } from './shell/session/session.ts'

/** A part that was still HTML when its page was left differs from the next one: it is drawn anew, which is no error. */
function reportWhileFirst(error: unknown): void {
  if (isOnFirstPage()) reportError(error)
}

// Not awaited at the top of the module: the pages' scripts import this file and would wait for it forever.
async function start(): Promise<void> {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app element: serve the built HTML.')
  const router = createSiteRouter()
  await Promise.all([router.load(), stylesheetsLoaded()])
  firstPageDefined()
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (container.hasChildNodes()) hydrateRoot(container, site, { onRecoverableError: reportWhileFirst })
  else {
    // The development server has no HTML to keep.
    leaveFirstPage()
    createRoot(container).render(site)
  }

  rememberScroll(router)
  followLinksBy((path) => router.history.push(path))
  // A page change that overtakes another skips its fade, which is no error.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault()
  })
  whenIdle(() => {
    // Without it the page is whole: its chat links just don't tell the hour.
    import('./shell/page/finish-page.ts').then(({ finishPage }) => finishPage()).catch(() => {})
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) leaveFirstPage()
  })
  let renewal: AbortController | undefined
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    renewKeptParts()
    renewal?.abort()
    renewal = new AbortController()
    // Only machines read it: without it the page is whole for people.
    renewHead(toLocation.pathname, renewal.signal).catch(() => {})
  })
  await startSession(async (token) => {
    const { fetchSessionUser } = await import('./shell/session/session-user.ts')
    return fetchSessionUser(token)
  })
}

start().catch((error: unknown) => {
  queryAnswered()
  reportError(error)
})
