import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { FramePart } from './frame-part.tsx'

function headerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return (
    <RouterContextProvider router={router as never}>
      <FramePart>
        <Link to={location.pathname as never}>First</Link>
        <Link to={'/hotels' as never}>Hotels</Link>
      </FramePart>
    </RouterContextProvider>
  )
}

/** Hydrates the header of this page while the visitor is at `path`. */
function hydrateAt(path: string): HTMLElement {
  const frame = document.createElement('div')
  frame.innerHTML = renderToString(headerAt(location.pathname))
  document.body.append(frame)
  const root = hydrateRoot(frame, headerAt(path), { onRecoverableError: () => {} })
  onTestFinished(() => {
    root.unmount()
    frame.remove()
  })
  return frame
}

const marked = (frame: HTMLElement) => frame.querySelector('[aria-current="page"]')?.textContent

test('a header that hydrates after a navigation marks the new page', async () => {
  const frame = hydrateAt('/hotels')
  expect(marked(frame)).toBe('First')
  await expect.poll(() => marked(frame)).toBe('Hotels')
})

test('a header that hydrates in time is not rendered again', async () => {
  const frame = hydrateAt(location.pathname)
  const link = frame.querySelector('a')
  const isHydrated = () => Object.keys(link ?? {}).some((key) => key.startsWith('__reactProps'))
  await expect.poll(isHydrated).toBe(true)
  await new Promise(requestAnimationFrame)
  expect(frame.querySelector('a')).toBe(link)
})
