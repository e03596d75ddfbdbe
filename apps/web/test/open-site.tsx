import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from 'vitest-browser-react'
import { createSiteRouter } from '../src/router.tsx'

/** Opens an address of the site, shell and all, with whatever catalogue the test has put in its place. */
export async function openSite(path: string): Promise<void> {
  await cleanup()
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  await render(<RouterProvider router={router} />)
}
