import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../page-data/load-page.ts'
import { NotFound } from '../shell/page/not-found.tsx'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
  notFoundComponent: NotFound,
})
