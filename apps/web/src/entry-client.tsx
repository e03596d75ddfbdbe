// First: under `pnpm dev` base.css declares the layer order for the styles of every component.
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openFirstPage } from './page-data/fetch-page.ts'
import { createSiteRouter } from './router.tsx'
import { queryAnswered } from './shell/navigation/query-answered.ts'
import { adjustScrollRestoration } from './shell/navigation/scroll-positions.ts'
import { startSession } from './shell/session/session.ts'
import { markLive } from './start/live.ts'

// Not a top-level await: the pages' scripts import this file and would wait for it forever.
async function start(): Promise<void> {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app element: serve the built HTML.')
  const router = createSiteRouter(await openFirstPage())
  adjustScrollRestoration(router)
  let lost: Error | undefined
  addEventListener('vite:preloadError', ({ payload }) => (lost = payload), { once: true })
  await router.load()
  // Without its script the page stays the HTML that it is, in which links and forms still work.
  if (lost) throw lost
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
      {/* In a separate task: React hydrates a touched boundary at once, but not during a commit. */}
      <Hydrated onHydrated={() => setTimeout(() => markLive(container))} />
    </StrictMode>
  )
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page))
  // The development server renders no HTML to hydrate.
  else createRoot(container).render(page)

  // A navigation that interrupts another one skips its view transition: not an error.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault()
  })
  // Some browsers print lazy images that have not loaded as blanks.
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  // To capture a whole page, Chromium resizes the window to nothing and back. Often only the second resize is reported,
  // with the size that the window already had.
  const sizeNow = () => `${innerWidth} ${innerHeight}`
  let size = sizeNow()
  addEventListener('resize', () => {
    if (innerHeight < 9 || size === sizeNow()) document.documentElement.dataset.whole = ''
    size = sizeNow()
  })
  setTimeout(() => {
    import('./shell/contact/step-aside.ts').then(
      ({ stepAside }) => stepAside(),
      () => {},
    )
  }, 200)
  await startSession(async (token) => {
    const { fetchSessionUser } = await import('./shell/session/session-user.ts')
    return fetchSessionUser(token)
  })
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(() => void onHydrated(), [])
  return null
}

start().catch((error: unknown) => {
  queryAnswered()
  reportError(error)
})
