import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './page-data/load-page.ts'
import { routeTree } from './route-tree.gen.ts'
import { LostPart } from './shell/late-part/lost-part.tsx'
import { plainSearchText, readPlainSearch } from './shell/navigation/plain-search.ts'

/** How long loaded page data counts as fresh. */
const FRESH_FOR = 5 * 60 * 1000

export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context,
    defaultStaleTime: FRESH_FOR,
    defaultPreloadStaleTime: FRESH_FOR,
    defaultPreload: 'intent',
    defaultErrorComponent: LostPart,
    // Fade only between pages: the first one is there already, and filters, page turns and panels change in place.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    // On the server it would be an inline script, which the CSP blocks.
    scrollRestoration: import.meta.env.SSR ? false : afterFirstPage(),
    trailingSlash: 'never',
    // Paths are case-sensitive, as in the service.
    caseSensitive: true,
    // Remount for another place: show its first picture, with no question open.
    defaultRemountDeps: ({ params }) => params,
    parseSearch: readPlainSearch,
    stringifySearch: plainSearchText,
    isServer: import.meta.env.SSR,
  })
  // Tells the router that the HTML is prerendered, so that both sides render the same tree.
  router.ssr = { manifest: undefined }
  return router
}

/**
 * Off on the first page: the browser restores its scroll position, and the reader may have scrolled since. Off too
 * within one page: a drawer or a photo adds a history entry with the key of the page behind it, which has not moved.
 */
function afterFirstPage(): (shown: { location: ParsedLocation }) => boolean {
  let before: string | undefined
  return ({ location: { href, state } }) => {
    const now = state.__TSR_key ?? href
    const isAnother = before !== undefined && before !== now
    before = now
    return isAnother
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
