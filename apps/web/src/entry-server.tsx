import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { pageDataOf } from './page-data/of-catalogue/page-data-of.ts'
import { siteDataOf } from './page-data/of-catalogue/site-data-of.ts'
import type { SomePage } from './page-data/page-data.ts'
import { createSiteRouter } from './router.tsx'
import { absentRoutes } from './seo/absent-routes.ts'
import { headHtml } from './seo/page-head.ts'
import type { SitePage } from './seo/site-page.ts'
import { sitePages as pagesOfCatalogue } from './seo/site-pages.ts'
import { socialPicture } from './seo/social-picture.ts'
import { pageOfRoute } from './seo/unlisted-pages.ts'
import { pageTitle } from './shell/navigation/page-title.ts'

export { pageDataOf } from './page-data/of-catalogue/page-data-of.ts'
export { siteDataOf } from './page-data/of-catalogue/site-data-of.ts'

const routerAt = (catalogue: Catalogue, path: string, data?: SomePage) =>
  createSiteRouter(
    { site: siteDataOf(catalogue), pageAt: async () => data },
    createMemoryHistory({ initialEntries: [path] }),
  )

/** Every page of a catalogue's site: of its content, and of the routes that have a title of their own. */
export function sitePages(catalogue: Catalogue): SitePage[] {
  const routes = Object.values(routerAt(catalogue, '/').routesById)
  return [
    ...pagesOfCatalogue(catalogue),
    ...routes.flatMap(({ fullPath, options: { staticData = {} } }) => {
      const { title } = staticData
      return title && !fullPath.includes('$') ? [pageOfRoute(fullPath.replace(/\/$/, ''), title)] : []
    }),
  ]
}

/** Every route with content of the business, to check that each has a page. */
export function routeIds(catalogue: Catalogue): string[] {
  const absent = absentRoutes(catalogue)
  return Object.keys(routerAt(catalogue, '/').routesById).filter((id) => !absent.includes(id))
}

export interface RenderedPage {
  html: string
  head: string
  /** Matched routes, to find their scripts and styles in the build's manifest. */
  routeIds: string[]
  /** The data for the page's JSON; undefined if the page needs only the site's. */
  data: SomePage | undefined
}

export async function renderPage(
  catalogue: Catalogue,
  page: SitePage,
  origin: string,
): Promise<RenderedPage> {
  const data = pageDataOf(catalogue, page.path)
  const router = routerAt(catalogue, page.path, data)
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // Otherwise React moves large parts to the end of the page and inserts them with inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  // React writes preload links in front of the markup: move them to the head, where the browser finds them before the styles.
  const [, preloads = '', html = ''] =
    /^((?:<link [^>]*>)*)(.*)$/s.exec(await new Response(prelude).text()) ?? []
  const head = page.head(origin)
  const title = head.title ?? pageTitle(routeTitle(router), siteDataOf(catalogue))
  return {
    html,
    head:
      preloads +
      headHtml({ ...head, title }, origin, socialPicture(catalogue, head.social, origin), catalogue.business),
    routeIds: router.state.matches.map((match) => match.routeId),
    data,
  }
}

function routeTitle({ state }: ReturnType<typeof createSiteRouter>): string {
  const title = state.matches.at(-1)?.staticData.title
  if (!title) throw new Error(`The page at ${state.location.href} has no title in its route's staticData.`)
  return title
}
