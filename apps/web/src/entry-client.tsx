// First: the base declares the order of the layers that every component's styles stand in.
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './router.tsx'
import { isOnFirstPage, leaveFirstPage, secondPageShown } from './shell/deferred/first-page.ts'
import { followLinksOfWaitingParts } from './shell/deferred/follow-links.ts'
import { openWhenIdle } from './shell/deferred/open-when.ts'
import { firstPageLoaded } from './shell/deferred/part-scripts.ts'
import { queryAnswered } from './shell/navigation/query-answered.ts'
import { adjustScrollRestoration } from './shell/navigation/scroll-positions.ts'
import { startSession } from './shell/session/session.ts'
import { markLive } from './start/part.ts'

// Not awaited at the top of the module: the pages' scripts import this file and would wait for it forever.
async function start(): Promise<void> {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app element: serve the built HTML.')
  const router = createSiteRouter()
  adjustScrollRestoration(router)
  await router.load()
  firstPageLoaded()
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated onHydrated={() => markLive(container)} />
    </StrictMode>
  )
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, site))
  else {
    // The development server has no HTML to keep.
    leaveFirstPage()
    createRoot(container).render(site)
  }

  followLinksOfWaitingParts((path) => router.history.push(path))
  // A page change that overtakes another skips its fade, which is no error.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault()
  })
  openWhenIdle(() => {
    // Without it the page is whole: its chat links just don't tell the hour.
    import('./shell/contact/date-chat-links.ts').then(
      ({ dateChatLinks }) => dateChatLinks(new Date()),
      () => {},
    )
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) leaveFirstPage()
  })
  router.subscribe('onRendered', () => {
    if (!isOnFirstPage()) secondPageShown()
  })
  await startSession(async (token) => {
    const { fetchSessionUser } = await import('./shell/session/session-user.ts')
    return fetchSessionUser(token)
  })
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(onHydrated, [])
  return null
}

start().catch((error: unknown) => {
  queryAnswered()
  reportError(error)
})
