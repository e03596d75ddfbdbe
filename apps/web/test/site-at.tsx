import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { createSiteRouter } from '../src/router.tsx'

/** The whole site at an address, with a history of its own: for stories and tests. */
export async function siteAt(path: string): Promise<ReactElement> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return <RouterProvider router={router} />
}
