import { business } from 'virtual:business'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { createSiteRouter } from './router.tsx'
import { absentRoutes } from './seo/absent-routes.ts'
import { headHtml } from './seo/page-head.ts'
import type { SitePage } from './seo/site-page.ts'
import { socialPath } from './seo/social-path.ts'

export { sitePages } from './seo/site-pages.ts'

/** What the document, the manifest and the service say of the business. */
export const site = {
  name: business.name,
  email: business.email,
  region: business.region.name,
  locale: business.locale,
}

/** Every route that shows something of the business, to check that each has a page. */
export function routeIds(): string[] {
  return Object.keys(createSiteRouter(createMemoryHistory()).routesById).filter(
    (id) => !absentRoutes.includes(id),
  )
}

export interface RenderedPage {
  html: string
  head: string
  /** Matched routes, to find their scripts and styles in the build's manifest. */
  routeIds: string[]
}

export async function renderPage(page: SitePage, origin: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [page.path] }))
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // Otherwise React moves large parts to the end of the page and inserts them with inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const head = page.head(origin)
  return {
    html: await new Response(prelude).text(),
    head: headHtml(head, origin, await socialPath(head.social), business),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}
