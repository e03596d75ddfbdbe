import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { pageDataOf } from '../src/page-data/of-catalogue/page-data-of.ts'
import { siteDataOf } from '../src/page-data/of-catalogue/site-data-of.ts'
import { createSiteRouter } from '../src/router.tsx'

/** A whole site at an address, with a history of its own: for stories and tests. */
export async function siteAt(path: string, changes: Partial<Catalogue> = {}): Promise<ReactElement> {
  const catalogue = { ...(await exampleCatalogue()), ...changes }
  const router = createSiteRouter(
    { site: siteDataOf(catalogue), pageAt: async ({ pathname }) => pageDataOf(catalogue, pathname) },
    createMemoryHistory({ initialEntries: [path] }),
  )
  await router.load()
  return <RouterProvider router={router} />
}
