import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../page-data/load-page.ts'
import { routeHead } from '../seo/route-head.ts'
import { pageTitle } from '../shell/navigation/page-title.ts'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match, matches }) => {
    const title = matches.at(-1)?.staticData.title
    return title ? routeHead({ title: pageTitle(title, match.context.site) }) : {}
  },
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
})
