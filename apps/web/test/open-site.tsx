import { cleanup, render } from 'vitest-browser-react'
import { siteAt } from './site-at.tsx'

/** Opens an address of the site, shell and all, with whatever catalogue the test has put in its place. */
export async function openSite(path: string): Promise<void> {
  await cleanup()
  await render(await siteAt(path))
}
