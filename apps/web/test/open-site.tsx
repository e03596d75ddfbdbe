import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { cleanup, render } from 'vitest-browser-react'
import { siteAt } from './site-at.tsx'

/** Opens an address of the site, shell and all, with what the test has changed in the catalogue. */
export async function openSite(path: string, changes?: Partial<Catalogue>): Promise<void> {
  await cleanup()
  await render(await siteAt(path, changes))
}
